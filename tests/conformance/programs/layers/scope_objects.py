"""A scope object as the name."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
with tf.variable_scope('s') as s:
    pass
with tf.variable_scope('other'):
    tf.layers.dense(x, 3, name=s)
    tf.layers.dense(x, 3, name=s, reuse=True)
    tf.layers.dense(x, 3)
with tf.variable_scope(s):
    tf.layers.dense(x, 3)
    tf.layers.dense(x, 3)
with tf.variable_scope(s, reuse=True):
    tf.layers.dense(x, 3)
with tf.variable_scope(s, reuse=tf.AUTO_REUSE):
    tf.layers.dense(x, 3, name='a/b')
    tf.layers.dense(x, 3, name='a/b')
