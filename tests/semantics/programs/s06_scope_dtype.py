"""A dtype for everything below."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s', dtype=tf.float64):
    tf.get_variable('w', [1])
    with tf.variable_scope('t'):
        tf.get_variable('w', [1])
        tf.get_variable('h', [1], tf.float32)
