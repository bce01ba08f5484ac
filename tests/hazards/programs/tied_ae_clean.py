import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 8])
with tf.variable_scope("ae", reuse=tf.AUTO_REUSE):
    w = tf.get_variable("w", [8, 3])
    b = tf.get_variable("b", [3])
    h = tf.nn.sigmoid(tf.matmul(x, w) + b)
with tf.variable_scope("ae", reuse=tf.AUTO_REUSE):
    w2 = tf.get_variable("w", [8, 3])
    c = tf.get_variable("c", [8])
    y = tf.matmul(h, w2, transpose_b=True) + c
