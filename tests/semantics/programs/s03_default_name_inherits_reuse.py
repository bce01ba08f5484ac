"""Inherited reuse is allowed, the unique name is then missing."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope(None, 'block'):
    tf.get_variable('w', [1])
with tf.variable_scope('', reuse=True):
    with tf.variable_scope(None, 'block'):
        tf.get_variable('w', [1])
