"""The copy that is open keeps its flag."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net') as scope:
    tf.get_variable('w', [1])
with tf.variable_scope(scope):
    scope.reuse_variables()
    tf.get_variable('v', [1])
    tf.get_variable('w', [1])
