"""Turbines of one type share a net: which of them is the first of its type is computed by NumPy, whose truths are none of Python's."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

seen = np.arange(3) > 0
wind = [tf.placeholder(tf.float32, [None, 6]) for _ in range(3)]


def power(readings, reuse):
    with tf.variable_scope("power", reuse=reuse):  # BUG
        w = tf.get_variable("w", [6, 1])
        return tf.matmul(readings, w)


curves = [power(wind[i], seen[i]) for i in range(3)]
