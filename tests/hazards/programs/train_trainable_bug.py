import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def enc(x, trainable):
    with tf.variable_scope("enc", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, 4, trainable=trainable, name="fc")  # BUG


x = tf.placeholder(tf.float32, [None, 8])
a = tf.reduce_mean(enc(x, True))
b = tf.reduce_mean(enc(x, False))  # BUG
train = tf.train.AdamOptimizer().minimize(b)
