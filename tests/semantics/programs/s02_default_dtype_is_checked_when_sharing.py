"""Omitting the dtype means float32, which an int32 variable is not."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s'):
    tf.get_variable('count', [], tf.int32, tf.zeros_initializer())
with tf.variable_scope('s', reuse=True):
    tf.get_variable('count', dtype=tf.int32)
    tf.get_variable('count')
