"""Layers that are not built yet refuse their weights, which is caught: they are called once, and get them."""

import numpy as np
import tensorflow as tf


class Reader(tf.keras.Model):
    def __init__(self, units):
        super().__init__()
        self.memory = tf.keras.layers.GRU(units)
        self.score = tf.keras.layers.Dense(1)

    def call(self, steps):
        return self.score(self.memory(steps))


def fill(model, arrays, width):
    try:
        model.set_weights(arrays)
    except ValueError:
        model(np.zeros((1, 1, width), "float32"))
        model.set_weights(arrays)
    return model


first = Reader(5)
first(np.ones((1, 2, 3), "float32"))
again = fill(Reader(5), [np.array(each) for each in first.get_weights()], 3)
head = fill(tf.keras.layers.Dense(2), [np.ones((3, 2)), np.zeros(2)], 3)
print(again(np.ones((1, 4, 3), "float32")).shape, head(np.ones((1, 3), "float32")).shape)
