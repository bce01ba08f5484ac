"""Queries and documents have a network of their own each: a product tells how well they fit."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(bag):
    h = tf.layers.dense(bag, 16, tf.nn.tanh)
    return tf.nn.l2_normalize(tf.layers.dense(h, 4, tf.nn.tanh), 1)


query = tf.placeholder(tf.float32, [None, 30])
clicked = tf.placeholder(tf.float32, [None, 30])
fit = tf.reduce_sum(tower(query) * tower(clicked), 1)
train = tf.train.AdamOptimizer().minimize(-tf.reduce_mean(fit))
