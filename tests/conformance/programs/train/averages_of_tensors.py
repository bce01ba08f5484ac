"""A moving average of a tensor is named after its op."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

t = tf.identity(tf.zeros([2]), name='t')
with tf.variable_scope('s'):
    tf.train.ExponentialMovingAverage(0.9).apply([t])
    tf.train.ExponentialMovingAverage(0.9, zero_debias=True, name='Debiased').apply([t])
