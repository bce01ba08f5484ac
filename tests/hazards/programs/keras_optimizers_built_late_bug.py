import tensorflow as tf


class Trainer:
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
        self.optimizers = {"a": tf.keras.optimizers.Adam(), "b": tf.keras.optimizers.Adam(1e-2)}
        self.model.build((None, 2))

    @tf.function
    def step(self, x, which):
        opt = self.optimizers[which]
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.model(x))
        v = self.model.trainable_variables
        opt.apply_gradients(zip(tape.gradient(loss, v), v))  # BUG
        return loss


t = Trainer()
t.step(tf.ones([1, 2]), "a")
t.step(tf.ones([1, 2]), "b")  # BUG
