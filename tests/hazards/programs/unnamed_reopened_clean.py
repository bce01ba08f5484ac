"""The scope is opened anew for each half, so that the numbers begin anew."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def branch(x):
    with tf.variable_scope("twins", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 32, tf.nn.relu)
        return tf.layers.dense(h, 16)


left = tf.placeholder(tf.float32, [None, 50])
right = tf.placeholder(tf.float32, [None, 50])
cosine = tf.reduce_sum(tf.nn.l2_normalize(branch(left), 1) * tf.nn.l2_normalize(branch(right), 1), 1)
