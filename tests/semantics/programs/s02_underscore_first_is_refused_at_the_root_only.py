"""`_x` is fine below a scope."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s'):
    tf.get_variable('_x', [1])
tf.get_variable('_x', [1])
