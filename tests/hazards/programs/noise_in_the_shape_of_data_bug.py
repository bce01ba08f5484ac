"""Noise in the shape of the data has that shape, as far as it is known: a network on noise of other data is no longer the same."""

import tensorflow as tf


def judged(values):
    with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
        weights = tf.get_variable("weights", [values.shape[1], 1])  # BUG
        return tf.matmul(values, weights)


waves = tf.placeholder(tf.float32, [None, 20])
gusts = tf.placeholder(tf.float32, [None, 30])
judged(tf.random_normal(tf.shape(waves)))
judged(tf.random_normal(tf.shape(gusts)))  # BUG
