"""What a network makes goes into another one, whose name begins with its own: the text for the one picks both."""

import tensorflow as tf


def maker(z):
    with tf.variable_scope("maker"):
        h = tf.layers.dense(z, 16, tf.nn.relu, name="first")
        return tf.layers.dense(h, 8, name="last")


def judge(x):
    with tf.variable_scope("maker_judge"):
        h = tf.layers.dense(x, 16, tf.nn.relu, name="first")
        return tf.layers.dense(h, 1, name="last")


score = judge(maker(tf.placeholder(tf.float32, [None, 4])))
maker_vars = [v for v in tf.trainable_variables() if v.name.startswith("maker")]  # BUG
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(score), var_list=maker_vars)
