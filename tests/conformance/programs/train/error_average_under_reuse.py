"""Nor an average."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

v = tf.get_variable('v', [2])
with tf.variable_scope('s', reuse=True):
    tf.train.ExponentialMovingAverage(0.9).apply([v])
