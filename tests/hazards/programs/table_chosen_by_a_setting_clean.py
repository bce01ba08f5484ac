"""Whether each column has a table of its own is a setting: the lookups are called in one way, and one of them needs no name."""
import sys

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def hashed(ids, column):
    with tf.variable_scope("hashed", reuse=tf.AUTO_REUSE):
        return tf.nn.embedding_lookup(tf.get_variable("table", [40, 4]), ids)


def apart(ids, column):
    with tf.variable_scope(column, reuse=tf.AUTO_REUSE):
        return tf.nn.embedding_lookup(tf.get_variable("table", [40, 4]), ids)


class Tables:
    def lookup(self, ids, column):
        with tf.variable_scope(column, reuse=tf.AUTO_REUSE):
            return tf.nn.embedding_lookup(tf.get_variable("table", [40, 4]), ids)


class OneTable(Tables):
    def lookup(self, ids, column):
        with tf.variable_scope("one", reuse=tf.AUTO_REUSE):
            return tf.nn.embedding_lookup(tf.get_variable("table", [40, 4]), ids)


def vectors(rows, look):
    return tf.concat([look(rows[:, i], name) for i, name in enumerate(("colour", "maker", "town"))], 1)


rows = tf.placeholder(tf.int32, [None, 3])
out = vectors(rows, hashed) + vectors(rows, OneTable().lookup)
if "--apart" in sys.argv:
    out += vectors(rows, apart)
loss = tf.reduce_mean(tf.layers.dense(out, 1))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {rows: np.random.randint(0, 40, [8, 3])})
