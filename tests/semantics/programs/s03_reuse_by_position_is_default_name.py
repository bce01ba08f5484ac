"""The second position is default_name: reuse stays off."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net'):
    tf.get_variable('w', [1])
with tf.variable_scope('net', True):
    tf.get_variable('w', [1])
