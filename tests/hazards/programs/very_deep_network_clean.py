"""A network of 1,280 matrices, all of which are trained."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mixed(rows, name):
    with tf.variable_scope(name):
        return tf.matmul(rows, tf.get_variable("weights", [3, 3]))


def deep(rows):
    for block in range(20):
        with tf.variable_scope("block_%d" % block):
            for layer in range(16):
                with tf.variable_scope("layer_%d" % layer):
                    rows += mixed(mixed(rows, "in"), "out")
    return tf.reduce_mean(rows)


rows = tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope("one"):
    one = deep(rows)
with tf.variable_scope("other"):
    other = deep(rows)
step = tf.train.GradientDescentOptimizer(1e-6).minimize(one + other)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {rows: np.ones([2, 3])})
