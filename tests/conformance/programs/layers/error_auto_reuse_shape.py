"""AUTO_REUSE with another width."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def net(x):
    with tf.variable_scope('net', reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 8, name='h')
        return tf.layers.dense(h, 1, name='out')


net(tf.zeros([2, 3]))
net(tf.zeros([2, 4]))
