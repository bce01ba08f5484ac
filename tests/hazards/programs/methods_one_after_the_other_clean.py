"""A translator with a graph of its own: it is built to be trained, and then once more to generate, by whoever makes it."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Translator:
    def __init__(self, width, graph=None):
        self.width = width
        self.graph = tf.Graph() if graph is None else graph

    def encoded(self, rows, reuse):
        with tf.variable_scope("encoder", reuse=reuse):
            return tf.layers.dense(rows, self.width, name="states")

    def build_training(self):
        with self.graph.as_default():
            rows = tf.placeholder(tf.float32, [None, 6])
            self.loss = tf.reduce_mean(tf.square(self.encoded(rows, None)))
            self.step = tf.train.AdamOptimizer().minimize(self.loss)

    def build_generating(self):
        with self.graph.as_default():
            self.rows = tf.placeholder(tf.float32, [None, 6])
            self.states = self.encoded(self.rows, reuse=True)
