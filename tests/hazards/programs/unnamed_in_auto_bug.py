"""Layers without a name in a scope that is opened once for both halves."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def branch(x):
    h = tf.layers.dense(x, 32, tf.nn.relu)  # BUG
    return tf.layers.dense(h, 16)  # BUG


left = tf.placeholder(tf.float32, [None, 50])
right = tf.placeholder(tf.float32, [None, 50])
with tf.variable_scope("twins", reuse=tf.AUTO_REUSE):
    a = branch(left)
    b = branch(right)  # BUG
cosine = tf.reduce_sum(tf.nn.l2_normalize(a, 1) * tf.nn.l2_normalize(b, 1), 1)
