"""reuse=True never creates."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net', reuse=True):
    tf.get_variable('w', [1])
