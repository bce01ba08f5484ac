"""Layers and default names share their counts."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 4])
with tf.variable_scope('dense'):
    tf.get_variable('v', [1])
tf.layers.dense(x, 3)
with tf.variable_scope(None, 'dense'):
    tf.get_variable('v', [1])
tf.layers.dense(x, 3)
with tf.name_scope('n'):
    tf.layers.dense(x, 3)
tf.layers.dense(x, 3, name='dense_9')
try:
    tf.layers.dense(x, 3, name='dense_2')
except ValueError:
    pass
tf.layers.dense(x, 3)
with tf.Graph().as_default():
    tf.layers.dense(tf.zeros([2, 4]), 3)
