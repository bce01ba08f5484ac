"""One name, one scope: the second creates again."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
h = tf.layers.dense(x, 4, name='fc')
h = tf.layers.dense(h, 4, name='fc')
