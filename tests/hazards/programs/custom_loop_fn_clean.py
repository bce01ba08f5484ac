import tensorflow as tf


class Model(tf.Module):
    def __init__(self):
        super().__init__()
        self.w = tf.Variable(tf.ones([3, 1]))
        self.layers_ = [tf.keras.layers.Dense(2)]
        self.cfg = object()

    @tf.function
    def __call__(self, x):
        for l in self.layers_:
            x = l(x)
        return x


m = Model()
opt = tf.keras.optimizers.SGD(0.1)


def step(x):
    with tf.GradientTape() as t:
        loss = tf.reduce_mean(m(x) ** 2)
    opt.apply_gradients(zip(t.gradient(loss, m.trainable_variables), m.trainable_variables))


for n in (2, 4):
    step(tf.ones([n, 3]))
