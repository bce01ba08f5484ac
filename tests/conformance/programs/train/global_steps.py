"""The global step is made in the current scope and found again."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s'):
    tf.train.get_or_create_global_step()
tf.train.get_or_create_global_step()
with tf.variable_scope('t', reuse=True):
    step = tf.train.get_global_step()
with tf.Graph().as_default():
    tf.Variable(0, name='global_step', trainable=False)
    v = tf.get_variable('v', [2])
    tf.train.MomentumOptimizer(0.1, 0.9).minimize(tf.reduce_sum(v), global_step=tf.train.get_or_create_global_step())
with tf.Graph().as_default():
    tf.get_variable('none_%s' % (tf.train.get_global_step() is None), [1])
    tf.train.create_global_step()
