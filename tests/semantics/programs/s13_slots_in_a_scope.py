"""Slots are made in the scope of minimize."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

w = tf.get_variable('w', [2])
with tf.variable_scope('train', reuse=tf.AUTO_REUSE):
    tf.train.MomentumOptimizer(0.1, 0.9).minimize(tf.reduce_sum(w * w))
with tf.variable_scope('train', reuse=tf.AUTO_REUSE):
    tf.train.MomentumOptimizer(0.1, 0.9).minimize(tf.reduce_sum(w))
with tf.variable_scope('train'):
    tf.train.MomentumOptimizer(0.1, 0.9).minimize(tf.reduce_sum(w))
