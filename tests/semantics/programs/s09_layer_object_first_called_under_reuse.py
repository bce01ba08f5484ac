"""Its first call must find the variables."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

dense = tf.layers.Dense(2, name='f')
x = tf.zeros([2, 3])
with tf.variable_scope('net', reuse=True):
    dense(x)
