"""Scopes that have a loop's variable in their names as a value, and loops that are to go through one network again and again."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def gated(x, scope):
    size = int(x.shape[-1])
    with tf.variable_scope(scope):
        w = tf.get_variable("w", [size, size])
        v = tf.get_variable("v", [size, size])
    return tf.tanh(tf.matmul(x, w)) * tf.sigmoid(tf.matmul(x, v))


x = tf.placeholder(tf.float32, [None, 16])
with tf.variable_scope("numbered", reuse=tf.AUTO_REUSE):
    for i in range(3):
        x = gated(x, "layer_%d" % i)
with tf.variable_scope("recurrent", reuse=tf.AUTO_REUSE):
    for t in range(3):
        x = gated(x, "cell_t")
with tf.variable_scope("refined", reuse=tf.AUTO_REUSE):
    for i in range(3):
        x = gated(x, "refine_i")
with tf.variable_scope("plain", reuse=tf.AUTO_REUSE):
    for i in range(3):
        x = gated(x, "core")
