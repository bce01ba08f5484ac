"""A helper that nobody calls yet: its shape, None by default, is what whoever calls it is to say."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def normal_variable(name, shape=None, stddev=0.002):
    return tf.get_variable(name, shape=shape, initializer=tf.random_normal_initializer(stddev=stddev))


def biases(name, size=None):
    with tf.variable_scope("biases"):
        return normal_variable(name, size)
