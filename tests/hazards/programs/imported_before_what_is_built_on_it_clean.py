"""What is built after an import is new and trained, is restored by a saver of its own, is copied from what came in, or is elsewhere."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(pixels, name="leaf"):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [16, 3])
    return tf.matmul(pixels, w, name="scores")


def trained(path):
    with tf.Graph().as_default(), tf.Session() as session:
        pixels, kinds = tf.placeholder(tf.float32, [None, 16], "pixels"), tf.placeholder(tf.int64, [None])
        loss = tf.losses.sparse_softmax_cross_entropy(kinds, network(pixels))
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        session.run(tf.global_variables_initializer())
        session.run(step, {pixels: np.random.rand(8, 16), kinds: np.random.randint(0, 3, 8)})
        return tf.train.Saver().save(session, path)


def with_a_new_head(path, leaves):
    with tf.Graph().as_default() as graph, tf.Session() as session:
        saver = tf.train.import_meta_graph(path + ".meta")
        pixels = graph.get_tensor_by_name("pixels:0")
        scores = tf.stop_gradient(graph.get_tensor_by_name("scores:0"))
        healthy = tf.squeeze(tf.layers.dense(scores, 1, name="healthy"), 1)
        head = tf.trainable_variables("healthy")
        loss = tf.losses.sigmoid_cross_entropy(np.ones(2), healthy)
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=head)
        session.run(tf.variables_initializer(head))
        saver.restore(session, path)
        session.run(step, {pixels: leaves})
        return session.run(healthy, {pixels: leaves})


def with_a_saver_of_its_own(path, leaves):
    with tf.Graph().as_default(), tf.Session() as session:
        tf.train.import_meta_graph(path + ".meta").restore(session, path)
        pixels = tf.placeholder(tf.float32, [None, 16])
        scores = network(pixels)
        mine = tf.global_variables()[-1]
        tf.train.Saver({"leaf/w": mine}).restore(session, path)
        return session.run(scores, {pixels: leaves})


def followed(path, leaves):
    with tf.Graph().as_default() as graph, tf.Session() as session:
        saver = tf.train.import_meta_graph(path + ".meta")
        came = graph.get_tensor_by_name("leaf/w:0")
        pixels = tf.placeholder(tf.float32, [None, 16])
        scores = network(pixels)
        mine = tf.trainable_variables()[-1]
        copied = tf.assign(mine, came)
        saver.restore(session, path)
        session.run(copied)
        return session.run(scores, {pixels: leaves})


def in_two_graphs(path, leaves):
    with tf.Graph().as_default(), tf.Session() as session:
        tf.train.import_meta_graph(path + ".meta").restore(session, path)
        ours = session.run("scores:0", {"pixels:0": leaves})
    with tf.Graph().as_default(), tf.Session() as session:
        pixels = tf.placeholder(tf.float32, [None, 16])
        by_chance = network(pixels)
        session.run(tf.global_variables_initializer())
        return ours - session.run(by_chance, {pixels: leaves})


def before_anything_is_restored(path, leaves):
    with tf.Graph().as_default(), tf.Session() as session:
        tf.train.import_meta_graph(path + ".meta").restore(session, path)
        pixels = tf.placeholder(tf.float32, [None, 16])
        by_chance = network(pixels, "untrained")
        session.run(tf.variables_initializer(tf.trainable_variables("untrained")))
        return session.run(by_chance, {pixels: leaves}) - session.run("scores:0", {"pixels:0": leaves})


checkpoint = trained(os.path.join(tempfile.mkdtemp(), "leaves"))
for ask in (with_a_new_head, with_a_saver_of_its_own, followed, in_two_graphs, before_anything_is_restored):
    print(ask(checkpoint, np.random.rand(2, 16)))
