"""A list is no scope."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('a'):
    tf.get_variable('w', [1])
with tf.variable_scope(['a']):
    tf.get_variable('w', [1])
