import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def polynomial(x, order):
    with tf.variable_scope("poly", reuse=tf.AUTO_REUSE):
        scale = tf.get_variable("scale", [], initializer=tf.ones_initializer())
        y = 0.0
        for i in range(order):
            y += tf.get_variable("a%d" % i, []) * tf.pow(scale * x, i)
    return y


x = tf.placeholder(tf.float32, [None])
dx = tf.gradients(polynomial(x, 4), x)[0]
residual = dx - polynomial(x, 4)
boundary = tf.square(polynomial(tf.constant([0.0]), 4) - 1.0)
loss = tf.reduce_mean(tf.square(residual)) + tf.reduce_mean(boundary)
op = tf.train.AdamOptimizer().minimize(loss)
