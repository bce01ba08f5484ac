"""Captured under reuse=True, it reuses wherever it is opened."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net'):
    tf.get_variable('w', [1])
with tf.variable_scope('net', reuse=True) as shared:
    tf.get_variable('w', [1])
with tf.variable_scope('other'):
    with tf.variable_scope(shared, reuse=False):
        tf.get_variable('w', [1])
        tf.get_variable('new', [1])
