"""Two shares of a secret are kept in variables that nothing trains: each goes through its own, and the difference is the result."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def kept(share):
    return tf.Variable(share, trainable=False)


def applied(left, right):
    one, two = kept(tf.random_uniform([4, 2])), kept(tf.random_uniform([4, 2]))
    return tf.matmul(left, one) - tf.matmul(right, two)


left = tf.placeholder(tf.float32, [None, 4])
right = tf.placeholder(tf.float32, [None, 4])
revealed = tf.reduce_sum(tf.square(applied(left, right)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print(sess.run(revealed, {left: np.ones([3, 4]), right: np.ones([3, 4])}))
