"""Noise, and zeros, in the shape of the data have that shape, as far as it is known."""

import tensorflow as tf


def judged(values):
    with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
        weights = tf.get_variable("weights", [values.shape[1], 1])
        return tf.matmul(values, weights)


waves = tf.placeholder(tf.float32, [None, 20])
rows = tf.placeholder(tf.float32, [None, 4, 5])
judged(waves)
judged(tf.random_normal(tf.shape(waves)))
judged(tf.zeros(tf.shape(waves)))
judged(tf.reshape(rows, tf.shape(waves)))
judged(tf.reshape(tf.random_uniform(tf.shape(rows)), [-1, 20]))
