"""One name twice."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
tf.layers.conv1d(tf.zeros([2, 3, 3]), 3, 1, name='f')
tf.layers.dense(x, 3, name='f')
