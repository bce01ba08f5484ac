"""One unit for two inputs: it shares its threshold, and not its weights."""

import tensorflow.compat.v1 as tf


def relu(X):
    threshold = tf.get_variable("threshold", shape=(), initializer=tf.constant_initializer(0.0))
    w = tf.Variable(tf.random_normal((int(X.get_shape()[1]), 1)), name="weights")  # BUG
    return tf.maximum(tf.matmul(X, w), threshold, name="max")


with tf.variable_scope("relu"):
    first = relu(tf.placeholder(tf.float32, shape=(None, 3)))
with tf.variable_scope("relu", reuse=True):
    second = relu(tf.placeholder(tf.float32, shape=(None, 3)))
