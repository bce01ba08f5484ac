"""Two layers of a generator have one name, and other shapes: the first call fails, and that the second one would fail, too, is no news."""

import tensorflow.compat.v1 as tf


def generator(x, reuse=None):
    with tf.variable_scope("generator", reuse=reuse):
        x = tf.layers.dense(x, 64, name="dense")
        return tf.layers.dense(x, 32, name="dense")  # BUG


x = tf.placeholder(tf.float32, [None, 16])
fake = generator(x)
again = generator(tf.placeholder(tf.float32, [None, 16]), reuse=True)
