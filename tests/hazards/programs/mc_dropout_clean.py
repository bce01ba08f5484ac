"""Samples of a network with dropout."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        h = tf.nn.dropout(tf.layers.dense(x, 32, tf.nn.relu, name="h"), rate=0.1)
        return tf.layers.dense(h, 1, name="out")


x = tf.placeholder(tf.float32, [None, 16])
samples = tf.stack([net(x) for _ in range(20)])
mean, variance = tf.nn.moments(samples, 0)
