"""Sharing under another shape."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def embed(size):
    with tf.variable_scope('embed', reuse=tf.AUTO_REUSE):
        return tf.get_variable('table', [size, 4])


embed(10)
embed(10)
embed(12)
