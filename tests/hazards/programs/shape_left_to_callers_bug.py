"""A helper's shape is None by default, and one of its callers leaves it at that."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def normal_variable(name, shape=None, stddev=0.002):
    return tf.get_variable(name, shape=shape, initializer=tf.random_normal_initializer(stddev=stddev))  # BUG


weights = normal_variable("weights", [4, 8])
biases = normal_variable("biases")
