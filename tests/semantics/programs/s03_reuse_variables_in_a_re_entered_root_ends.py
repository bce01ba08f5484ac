"""Confined by opening the root scope once more."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope(tf.get_variable_scope()):
    for i in range(2):
        tf.get_variable('w', [2])
        tf.get_variable_scope().reuse_variables()
with tf.variable_scope('head'):
    tf.get_variable('w', [2])
tf.get_variable('w', [2])
