"""Reuse that a context object once inherited sticks to it."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

context = tf.variable_scope('layer')
with tf.variable_scope('layer'):
    tf.get_variable('w', [1])
with tf.variable_scope('', reuse=True):
    with context:
        tf.get_variable('w', [1])
with context:
    tf.get_variable('w', [1])
    tf.get_variable('v', [1])
