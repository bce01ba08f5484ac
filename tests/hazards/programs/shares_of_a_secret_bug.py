"""How far two inputs are apart is learned: each goes through weights of its own, so that nothing is measured by one scale."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def made():
    return tf.Variable(tf.random_uniform([4, 2]))  # BUG


def applied(left, right):
    one, two = made(), made()  # BUG
    return tf.matmul(left, one) - tf.matmul(right, two)


left = tf.placeholder(tf.float32, [None, 4])
right = tf.placeholder(tf.float32, [None, 4])
apart = tf.reduce_sum(tf.square(applied(left, right)))
train = tf.train.GradientDescentOptimizer(0.1).minimize(apart)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(train, {left: np.ones([3, 4]), right: np.ones([3, 4])})
