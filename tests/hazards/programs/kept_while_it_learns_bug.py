"""The regression of the best season is to be kept, of which a shallow copy has the same variables that learn on."""

import copy

import numpy as np
import tensorflow as tf


class Yield(tf.Module):
    def __init__(self, depth, name=None):
        super().__init__(name=name)
        self.slope = tf.Variable(tf.random.normal([depth, 1], stddev=0.3), name="slope")
        self.offset = tf.Variable(tf.zeros([1]), name="offset")

    def __call__(self, rain):
        return tf.matmul(rain, self.slope) + self.offset


def error(crop, rain, harvest):
    return tf.reduce_mean(tf.square(crop(rain) - harvest))


def chosen(crop, seen, unseen, seasons):
    kept, lowest = crop, np.inf
    for _ in range(seasons):
        with tf.GradientTape() as tape:
            loss = error(crop, *seen)
        for variable, slope in zip(crop.trainable_variables, tape.gradient(loss, crop.trainable_variables)):
            variable.assign_sub(0.1 * slope)
        now = error(crop, *unseen).numpy()
        if now < lowest:
            kept, lowest = copy.copy(crop), now  # BUG
    return kept, lowest  # BUG


rain = np.random.rand(9, 3).astype("float32")
kept, lowest = chosen(Yield(3), (rain, rain[:, :1]), (rain[:4], rain[:4, :1]), 5)  # BUG
print(lowest, error(kept, rain[:4], rain[:4, :1]).numpy())
