"""The second unnamed layer of a reusing scope."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
with tf.variable_scope('s'):
    tf.layers.dense(x, 3)
with tf.variable_scope('s', reuse=True):
    tf.layers.dense(x, 3)
    tf.layers.dense(x, 3)
