"""Momentum and Adam; a second optimizer gets numbered slots."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net'):
    w = tf.get_variable('w', [2])
loss = tf.reduce_sum(w * w)
tf.train.GradientDescentOptimizer(0.1).minimize(loss)
tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss)
adam = tf.train.AdamOptimizer()
adam.minimize(loss)
adam.minimize(loss)
tf.train.AdamOptimizer().minimize(loss)
