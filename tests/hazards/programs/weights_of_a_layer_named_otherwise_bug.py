"""The way back is to use the weights of the layers, which are called level_0 and not level0: it has weights of its own."""

import numpy as np
import tensorflow as tf


def narrowed(rows, sizes):
    for level, size in enumerate(sizes):
        rows = tf.layers.dense(rows, size, tf.nn.tanh, name="level_{}".format(level))
    return rows


def widened(code, sizes):
    for level in reversed(range(len(sizes) - 1)):
        turned = tf.get_variable("level{}/kernel".format(level), [sizes[level], sizes[level + 1]])  # BUG
        code = tf.matmul(code, turned, transpose_b=True)
    return code


rows = tf.placeholder(tf.float32, [None, 12])
with tf.variable_scope("tied", reuse=tf.AUTO_REUSE):
    again = widened(narrowed(rows, [6, 3]), [12, 6, 3])
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(again - rows)))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {rows: np.random.randn(4, 12)})
