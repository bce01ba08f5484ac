"""Two layers of a generator have names of their own, so that a second call finds both."""

import tensorflow.compat.v1 as tf


def generator(x, reuse=None):
    with tf.variable_scope("generator", reuse=reuse):
        x = tf.layers.dense(x, 64, name="first")
        return tf.layers.dense(x, 32, name="second")


x = tf.placeholder(tf.float32, [None, 16])
fake = generator(x)
again = generator(tf.placeholder(tf.float32, [None, 16]), reuse=True)
