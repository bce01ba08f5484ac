"""Clipped double Q learning with one critic."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(s, a):
    with tf.variable_scope("critic", reuse=tf.AUTO_REUSE):  # BUG
        h = tf.layers.dense(tf.concat([s, a], 1), 64, tf.nn.relu, name="l1")  # BUG
        return tf.layers.dense(h, 1, name="q")  # BUG


s = tf.placeholder(tf.float32, [None, 3])
a = tf.placeholder(tf.float32, [None, 1])
q1 = critic(s, a)
q2 = critic(s, a)  # BUG
q = tf.minimum(q1, q2)
