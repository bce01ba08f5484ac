"""The scope has the name of the loop's variable in it, and not its value: all layers are one."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def gated(x, depth):
    size = int(x.shape[-1])
    with tf.variable_scope("gated", reuse=tf.AUTO_REUSE):
        for idx in range(depth):
            with tf.variable_scope("idx_level"):  # BUG
                w = tf.get_variable("w", [size, size])  # BUG
                v = tf.get_variable("v", [size, size])  # BUG
            x = tf.tanh(tf.matmul(x, w)) * tf.sigmoid(tf.matmul(x, v))
    return x


gated(tf.placeholder(tf.float32, [None, 16]), 3)
