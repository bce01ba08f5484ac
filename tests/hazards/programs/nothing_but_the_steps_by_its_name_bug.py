"""What a checkpoint and the graph have in common is restored: that is what the optimizer counts in, as the scope of the network is another."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def reader(letters):
    with tf.variable_scope("reader"):
        low = tf.layers.dense(letters, 12, tf.nn.relu, name="low")
        return tf.layers.dense(low, 12, tf.nn.relu, name="high")


def restore_what_fits(session, path):
    shapes = dict(tf.train.list_variables(path))
    fits = [v for v in tf.global_variables()  # BUG
            if v.op.name in shapes and v.shape.as_list() == shapes[v.op.name]]  # BUG
    if fits:
        tf.train.Saver(fits).restore(session, path)


def first(folder):
    with tf.Graph().as_default(), tf.Session() as session:
        letters = tf.placeholder(tf.float32, [None, 26])
        again = tf.layers.dense(reader(letters), 26, name="again")
        step = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(again - letters)))
        session.run(tf.global_variables_initializer())
        session.run(step, {letters: np.random.rand(4, 26)})
        return tf.train.Saver().save(session, os.path.join(folder, "letters"))


def second(path):
    with tf.Graph().as_default(), tf.Session() as session:
        letters, tongue = tf.placeholder(tf.float32, [None, 26]), tf.placeholder(tf.int64, [None])
        with tf.variable_scope("tongue"):  # BUG
            scores = tf.layers.dense(reader(letters), 4, name="scores")  # BUG
        step = tf.train.AdamOptimizer(1e-3).minimize(tf.losses.sparse_softmax_cross_entropy(tongue, scores))
        session.run(tf.global_variables_initializer())
        restore_what_fits(session, path)  # BUG
        session.run(step, {letters: np.random.rand(4, 26), tongue: [0, 1, 2, 3]})


second(first(tempfile.mkdtemp()))
