"""The answering process imports the trained graph, and then builds the network that it asks: new variables, which nothing restores."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(pixels):
    with tf.variable_scope("leaf", reuse=tf.AUTO_REUSE):  # BUG
        w = tf.get_variable("w", [16, 3])  # BUG
        b = tf.get_variable("b", [3], initializer=tf.zeros_initializer())  # BUG
    return tf.matmul(pixels, w) + b


def trained(path):
    with tf.Graph().as_default(), tf.Session() as session:
        pixels, kinds = tf.placeholder(tf.float32, [None, 16]), tf.placeholder(tf.int64, [None])
        loss = tf.losses.sparse_softmax_cross_entropy(kinds, network(pixels))
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        session.run(tf.global_variables_initializer())
        for _ in range(5):
            session.run(step, {pixels: np.random.rand(8, 16), kinds: np.random.randint(0, 3, 8)})
        return tf.train.Saver().save(session, path)


def answer(path, leaves):
    graph = tf.Graph()
    with graph.as_default():
        saver = tf.train.import_meta_graph(path + ".meta")  # BUG
        pixels = tf.placeholder(tf.float32, [None, 16])
        kinds = tf.argmax(network(pixels), 1)  # BUG
        start = tf.global_variables_initializer()
    with tf.Session(graph=graph) as session:
        session.run(start)
        saver.restore(session, path)  # BUG
        return session.run(kinds, {pixels: leaves})  # BUG


print(answer(trained(os.path.join(tempfile.mkdtemp(), "leaves")), np.random.rand(2, 16)))
