"""A string scope below a reusing one reuses."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('a'):
    with tf.variable_scope('b'):
        tf.get_variable('w', [1])
with tf.variable_scope('a', reuse=True):
    with tf.variable_scope('b'):
        tf.get_variable('w', [1])
        tf.get_variable('v', [1])
