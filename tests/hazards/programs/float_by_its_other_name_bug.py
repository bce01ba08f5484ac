"""`double` is another dtype than that of the network."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, reuse=None):
    with tf.variable_scope("network", reuse=reuse):
        w = tf.get_variable("w", [8, 1], x.dtype)  # BUG
        return tf.matmul(x, w)


x = tf.placeholder("double", [None, 8])
z = tf.random_normal([32, 8])
real, fake = network(x), network(z, reuse=True)
