"""Riders and streets happen to be as many, and one memoised table is both."""
import functools

import numpy as np
import tensorflow as tf


@functools.lru_cache(maxsize=None)
def table(rows, width):
    return tf.keras.layers.Embedding(rows, width)  # BUG


class Fares(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.riders = table(40, 6)  # BUG
        self.streets = table(40, 6)  # BUG
        self.out = tf.keras.layers.Dense(1)

    def call(self, inputs):
        rider, street = inputs
        return self.out(tf.concat([self.riders(rider), self.streets(street)], axis=-1))


model = Fares()
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model((np.arange(8), np.arange(8) + 20)) ** 2)
    weights = model.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
