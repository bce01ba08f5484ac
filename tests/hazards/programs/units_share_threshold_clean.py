"""Five units side by side, of one input: they share a threshold, and each has weights of its own."""

import tensorflow.compat.v1 as tf


def relu(X):
    with tf.variable_scope("relu", reuse=True):
        threshold = tf.get_variable("threshold")
        w = tf.Variable(tf.random_normal((int(X.get_shape()[1]), 1)), name="weights")
        b = tf.Variable(0.0, name="bias")
        z = tf.add(tf.matmul(X, w), b, name="z")
        return tf.maximum(z, threshold, name="max")


X = tf.placeholder(tf.float32, shape=(None, 3), name="X")
with tf.variable_scope("relu"):
    threshold = tf.get_variable("threshold", shape=(), initializer=tf.constant_initializer(0.0))
output = tf.add_n([relu(X) for unit in range(5)], name="output")
