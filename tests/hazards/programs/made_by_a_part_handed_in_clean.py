"""What is handed in is called inside a scope of a new graph: its variables are fetched there afterwards."""

import tensorflow.compat.v1 as tf
import wells

tf.disable_v2_behavior()


def depth_of(options):
    with tf.variable_scope(options.name):
        parts = options.make_wells(options)
        return tf.add_n(parts)


def descend(options):
    graph = tf.Graph()
    with graph.as_default():
        loss = depth_of(options)
        rate = tf.Variable(0.1, trainable=False, name="rate")
        step = tf.train.GradientDescentOptimizer(rate).minimize(loss)
    with tf.Session(graph=graph) as sess:
        with tf.variable_scope(options.name, reuse=True):
            place = tf.get_variable("place")
        sess.run(tf.global_variables_initializer())
        for _ in range(options.steps):
            sess.run(step)
        return sess.run(place)


class Reader(object):
    def __init__(self, encoder):
        self.encoder = encoder

    def read(self, words):
        with tf.Graph().as_default():
            with tf.variable_scope("reader"):
                if self.encoder is not None:
                    states = self.encoder(words)
                else:
                    states = tf.identity(words)
            with tf.variable_scope("reader/inner", reuse=True):
                table = tf.get_variable("table")
            return states, table


with tf.variable_scope("given"):
    out = wells.build(3)
with tf.variable_scope("given", reuse=True):
    bias = tf.get_variable("bias")
