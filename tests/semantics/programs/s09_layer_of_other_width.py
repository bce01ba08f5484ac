"""Sharing between inputs of different depth."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def head(x):
    return tf.layers.dense(x, 2, name='head', reuse=tf.AUTO_REUSE)


head(tf.zeros([1, 3]))
head(tf.zeros([5, 3]))
head(tf.zeros([1, 4]))
