"""Unnamed in a scope that is opened again."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
for _ in range(2):
    with tf.variable_scope('s'):
        tf.layers.batch_normalization(x)
