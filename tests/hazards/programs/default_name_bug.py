import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def block(x):
    with tf.variable_scope(None, default_name="block"):
        return tf.matmul(x, tf.get_variable("w", [8, 8]))  # BUG


a = tf.placeholder(tf.float32, [None, 8])
b = tf.placeholder(tf.float32, [None, 8])
with tf.variable_scope("twin", reuse=tf.AUTO_REUSE):
    ya = block(a)
    yb = block(b)
dist = tf.reduce_sum((ya - yb) ** 2)
