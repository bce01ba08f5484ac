"""A stack goes through the widths that are left, each in a scope that is named by it, once to train it and once to measure it."""

import argparse

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mixed(rows):
    weights = tf.get_variable("weights", [6, 6])
    return tf.nn.relu(tf.matmul(rows, weights))


def twofold(rows):
    with tf.variable_scope("one"):
        one = mixed(rows)
    with tf.variable_scope("other"):
        return one * mixed(rows)


def narrowed(rows, widths):
    if not widths:
        return tf.zeros_like(rows)
    with tf.variable_scope("width_%d" % widths[0]):
        found = twofold(rows)
    return found + narrowed(rows + found, widths[1:])


def network(rows, options):
    with tf.variable_scope("network", reuse=tf.AUTO_REUSE):
        return narrowed(rows, [2 ** i for i in range(options.deep)])


parser = argparse.ArgumentParser()
parser.add_argument("--deep", type=int, default=4)
options = parser.parse_args()
seen, kept = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 6])
loss = tf.reduce_mean(tf.square(network(seen, options) - seen))
apart = tf.reduce_mean(tf.abs(network(kept, options) - kept))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {seen: np.ones([4, 6])})
    print(session.run(apart, {kept: np.ones([4, 6])}))
