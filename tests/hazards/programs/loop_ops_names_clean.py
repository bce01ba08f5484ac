import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense(x, n, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [x.shape[1].value, n])
        b = tf.get_variable("b", [n])
        return tf.matmul(x, w) + b


def policy(s, name="policy"):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        h = tf.nn.relu(dense(s, 8, "h1"))
        return dense(h, 2, "mean"), dense(h, 2, "std")


s = tf.placeholder(tf.float32, [None, 4])
m, sd = policy(s)
m2, sd2 = policy(tf.placeholder(tf.float32, [None, 4]))
