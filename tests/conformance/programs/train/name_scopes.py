"""beta1_power follows the name scope, slots the variable scope."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('m'):
    v = tf.get_variable('v', [2])
loss = tf.reduce_sum(v)
with tf.name_scope('n'):
    tf.train.AdamOptimizer().minimize(loss)
with tf.variable_scope('s'):
    tf.train.AdamOptimizer().minimize(loss)
with tf.variable_scope('s', reuse=tf.AUTO_REUSE):
    tf.train.AdamOptimizer().minimize(loss)
tf.train.AdamOptimizer().minimize(loss)
tf.Variable(0.0, name='m/v')
x = tf.get_variable('m/v_2', [2])
tf.train.MomentumOptimizer(0.1, 0.9).minimize(x)
