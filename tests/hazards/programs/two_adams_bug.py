"""Two optimizers for one network share their moments."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope("agent", reuse=tf.AUTO_REUSE):
    w = tf.get_variable("w", [3, 2])
y = tf.matmul(x, w)


def updates(loss, rate):
    with tf.variable_scope("agent", reuse=tf.AUTO_REUSE):
        return tf.train.AdamOptimizer(rate).minimize(loss)  # BUG


actor = updates(tf.reduce_mean(y), 1e-3)
critic = updates(tf.reduce_mean(y ** 2), 1e-2)  # BUG
