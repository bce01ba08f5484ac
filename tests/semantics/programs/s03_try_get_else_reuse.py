"""The common fallback: the scope is flipped for good, so the next new name is missing."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net') as scope:
    for name in ['w', 'w', 'v']:
        try:
            v = tf.get_variable(name, [1])
        except ValueError:
            scope.reuse_variables()
            v = tf.get_variable(name, [1])
