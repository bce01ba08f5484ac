"""The best of several graphs is run again: which one it is is not known, but one of those that were built."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def built(rate):
    graph = tf.Graph()
    with graph.as_default():
        x = tf.placeholder(tf.float32, [None, 2], name="x")
        tf.reduce_mean(tf.matmul(x, tf.get_variable("w", [2, 1])) * rate, name="score")
        tf.global_variables_initializer()
    return graph


def scored(graph):
    with tf.Session(graph=graph) as session:
        session.run("init")
        return session.run("score:0", {"x:0": np.ones([1, 2])})


graphs = [built(rate) for rate in (0.1, 0.2, 0.3)]
best = int(np.argmax([scored(graph) for graph in graphs]))
with tf.Session(graph=graphs[best]) as session:
    session.run("init")
    print(session.run("score:0", {"x:0": np.ones([1, 2])}))
