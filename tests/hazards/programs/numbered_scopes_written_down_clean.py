import numpy as np
import tensorflow as tf
import tensorflow.contrib.slim as slim


def inception_block(x, depth):
    with tf.variable_scope("mixed", reuse=tf.AUTO_REUSE):
        a = slim.conv2d(x, depth, [1, 1], scope="b0")
        b = slim.conv2d(x, depth, [3, 3], scope="b1")
        return tf.concat([a, b], 3)


x = tf.placeholder(tf.float32, [None, 8, 8, 8])
with tf.variable_scope("m0"):
    net = inception_block(x, 4)
with tf.variable_scope("m1"):
    net = inception_block(net, 4)
logits = slim.fully_connected(slim.flatten(net), 2, scope="logits")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(logits, {x: np.ones((1, 8, 8, 8))})
