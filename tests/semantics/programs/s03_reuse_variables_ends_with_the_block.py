"""The flag is on the scope object, not on the name."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net') as scope:
    tf.get_variable('w', [1])
    scope.reuse_variables()
    tf.get_variable('w', [1])
with tf.variable_scope('net'):
    tf.get_variable('w', [1])
