"""Two networks of one function whose results meet in a difference: one learns, and the other lags behind it."""

import tensorflow as tf


def built():
    return tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(2)])


class Lazy(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden, self.out = tf.keras.layers.Dense(8, "relu"), tf.keras.layers.Dense(2)

    def call(self, x):
        return self.out(self.hidden(x))


def train(online, target):
    opt = tf.keras.optimizers.Adam()
    s, s2, r = tf.random.normal([2, 4]), tf.random.normal([2, 4]), tf.ones([2])
    for _ in range(3):
        y = r + 0.9 * tf.reduce_max(target(s2), 1)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(tf.reduce_max(online(s), 1) - y))
        opt.apply_gradients(zip(tape.gradient(loss, online.trainable_variables), online.trainable_variables))


train(built(), built())
train(Lazy(), Lazy())
