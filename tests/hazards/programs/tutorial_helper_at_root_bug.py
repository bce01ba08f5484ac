"""A helper under AUTO_REUSE at the root, called five times for what should be five layers."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense(x, units):
    with tf.variable_scope("", reuse=tf.AUTO_REUSE):
        w = tf.get_variable("weights", [x.shape[-1], units])  # BUG
        b = tf.get_variable("biases", [units], initializer=tf.zeros_initializer())
    return tf.nn.relu(tf.matmul(x, w) + b)


h = tf.placeholder(tf.float32, [None, 64])
h = dense(h, 64)
h = dense(h, 64)
h = dense(h, 64)
h = dense(h, 64)
out = dense(h, 64)
