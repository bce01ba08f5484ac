"""The price and the risk of a loan are learned apart, by two optimizers; the stack below each is what a memoised function remembers."""
import functools

import numpy as np
import tensorflow as tf


@functools.lru_cache(maxsize=8)  # BUG
def stack(kind, width=16):  # BUG
    if kind == "deep":
        return tf.keras.Sequential([tf.keras.layers.Dense(width, "elu"), tf.keras.layers.Dense(width, "elu")])  # BUG
    return tf.keras.Sequential([tf.keras.layers.Dense(width, "tanh")])


class Desk:
    def __init__(self, kind):
        self.price = tf.keras.Sequential([stack(kind), tf.keras.layers.Dense(1)])
        self.risk = tf.keras.Sequential([stack(kind), tf.keras.layers.Dense(1, "sigmoid")])  # BUG
        self.for_price = tf.keras.optimizers.SGD(0.1)
        self.for_risk = tf.keras.optimizers.Adam(0.01)

    def learn(self, loans, prices, defaults):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.price(loans) - prices))
        self.for_price.apply_gradients(zip(tape.gradient(loss, self.price.trainable_variables), self.price.trainable_variables))
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.keras.losses.binary_crossentropy(defaults, self.risk(loans)))
        self.for_risk.apply_gradients(zip(tape.gradient(loss, self.risk.trainable_variables), self.risk.trainable_variables))


desk = Desk("deep")
for _ in range(3):
    desk.learn(np.ones((4, 6), "float32"), np.ones((4, 1), "float32"), np.zeros((4, 1), "float32"))
print(desk.price.layers[0] is desk.risk.layers[0])
