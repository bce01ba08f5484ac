# tf: 1.5 1.15
"""assign_moving_average with its debiasing variables."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

from tensorflow.python.training import moving_averages

with tf.variable_scope('bn'):
    mean = tf.get_variable('mean', [3], trainable=False)
    moving_averages.assign_moving_average(mean, tf.zeros([3]), 0.9)
    moving_averages.assign_moving_average(mean, tf.zeros([3]), 0.9)
    moving_averages.assign_moving_average(mean, tf.zeros([3]), 0.9, zero_debias=False)
with tf.variable_scope('bn', reuse=True):
    mean = tf.get_variable('mean', [3], trainable=False)
    moving_averages.assign_moving_average(mean, tf.zeros([3]), 0.9)
