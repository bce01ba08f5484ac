"""Turbines of one type share a net: what NumPy says is made Python's own first, or used for what takes any truth."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

seen = np.array([False, True, True])
sizes = np.array([8, 4])
wind = [tf.placeholder(tf.float32, [None, 6]) for _ in range(3)]


def power(readings, reuse):
    with tf.variable_scope("power", reuse=reuse):
        w = tf.get_variable("w", [6, 1])
        return tf.matmul(readings, w)


def speed(readings, again):
    with tf.variable_scope("speed", reuse=True if again else None):
        return tf.matmul(readings, tf.get_variable("w", [6, 1]))


def gusts(readings, first, kept):
    with tf.variable_scope("gusts", reuse=not first):
        return tf.matmul(readings, tf.get_variable("w", [6, 1], trainable=kept))


curves = [power(wind[i], bool(seen[i])) for i in range(3)]
speeds = [speed(wind[i], seen[i]) for i in range(3)]
peaks = [gusts(each, first, seen[1]) for each, first in zip(wind, np.arange(3) == 0)]
h = wind[0]
for i in range(len(sizes)):
    h = tf.layers.dense(h, sizes[i], name="layer%d" % i)
with tf.variable_scope("", reuse=True):
    again = tf.get_variable("layer1/kernel", [8, 4])
out = tf.layers.batch_normalization(h, training=seen[0])
