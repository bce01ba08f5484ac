"""Layers that run again: blocks of which the loop says so, a cycle over levels, groups that are counted, one module of each kind."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def iterated(x, times=3):
    with tf.variable_scope("iterated", reuse=tf.AUTO_REUSE):
        for _ in range(times):
            for rate in (1, 2, 4):
                h = tf.layers.conv1d(x, 16, 3, padding="same", dilation_rate=rate, name="a_%d" % rate)
                x = x + tf.layers.conv1d(h, 16, 3, padding="same", dilation_rate=rate, name="b_%d" % rate)
    return x


def cycle(x):
    with tf.variable_scope("grid", reuse=tf.AUTO_REUSE):
        for level in (0, 1, 2, 1, 0):
            with tf.variable_scope("level_%d" % level):
                h = tf.layers.conv1d(x, 16, 3, padding="same", dilation_rate=2**level, name="a")
                x = x + tf.layers.conv1d(h, 16, 3, padding="same", name="b")
    return x


def grouped(x, layers=6):
    with tf.variable_scope("grouped", reuse=tf.AUTO_REUSE):
        for i in range(layers):
            if i:
                x = tf.nn.relu(x)
            with tf.variable_scope("part_%d" % (i // 3)):
                h = tf.layers.dense(x, 16, tf.nn.relu, name="a")
                x = x + tf.layers.dense(h, 16, name="b")
    return x


def module(x, kind):
    with tf.variable_scope(kind, reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 16, tf.nn.tanh if kind == "filter" else tf.nn.relu, name="a")
        return x + tf.layers.dense(h, 16, name="b")


def answer(x, layout):
    for kind in layout:
        x = module(x, kind)
    return x


x = tf.placeholder(tf.float32, [None, 50, 16])
h = answer(grouped(cycle(iterated(x))), ["find", "filter", "relate", "filter"])
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(h)))
