"""... so opening the object again reuses."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net') as scope:
    tf.get_variable('w', [1])
    scope.reuse_variables()
with tf.variable_scope(scope):
    tf.get_variable('w', [1])
    tf.get_variable('v', [1])
