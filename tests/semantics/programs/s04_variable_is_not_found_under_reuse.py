"""get_variable does not find a tf.Variable."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net'):
    w = tf.Variable([1.0], name='w')
with tf.variable_scope('net', reuse=True):
    tf.get_variable('w', [1])
