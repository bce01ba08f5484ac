import tensorflow as tf


class Mixture(tf.Module):
    def __init__(self, count, means=None, name=None):
        super().__init__(name=name)
        self.means = list(means or [])
        while len(self.means) < count:
            self.means.append(tf.Variable(tf.random.normal([2])))

    def __call__(self, x):
        return tf.add_n([tf.reduce_sum((x - mean) ** 2) for mean in self.means])


real = Mixture(3, name="real")
made = Mixture(3, name="made")
optimizer = tf.keras.optimizers.SGD(0.1)
with tf.GradientTape() as tape:
    loss = real(tf.ones([2])) - made(tf.zeros([2]))
gradients = tape.gradient(loss, real.trainable_variables)
optimizer.apply_gradients(zip(gradients, real.trainable_variables))
