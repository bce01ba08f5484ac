"""Without a name each call makes a layer, under AUTO_REUSE too."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
tf.layers.dense(x, 4)
with tf.variable_scope('net', reuse=tf.AUTO_REUSE):
    tf.layers.dense(x, 4)
    tf.layers.dense(x, 4)
with tf.variable_scope('net', reuse=tf.AUTO_REUSE):
    tf.layers.dense(x, 4)
