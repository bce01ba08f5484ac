"""compat.v1 under eager execution."""
import tensorflow as tf


def dense(x, units):
    with tf.compat.v1.variable_scope("dense", reuse=tf.compat.v1.AUTO_REUSE):
        w = tf.compat.v1.get_variable("w", [x.shape[-1], units])  # BUG
        b = tf.compat.v1.get_variable("b", [units])  # BUG
    return tf.matmul(x, w) + b


x = tf.ones([2, 3])
first = dense(x, 4)
second = dense(x, 4)  # BUG
