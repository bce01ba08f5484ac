"""A variable named like a scope that was opened."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('w'):
    tf.get_variable('x', [1])
tf.get_variable('w', [1])
with tf.variable_scope('w'):
    tf.get_variable('x', [1])
