"""A model is built in one of several ways, as it is told; another way to build it is there, and nothing here takes it."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Reader:
    def __init__(self, classes, way="convolved", width=6):
        self.width = width
        self.classes = classes
        self.rows = tf.placeholder(tf.float32, [None, 4])
        if way == "convolved":
            self.scores = self.convolved()
        elif way == "plain":
            self.scores = self.plain()

    def filtered(self, rows, name):
        with tf.variable_scope(name + "_filter", reuse=False):
            return tf.matmul(rows, tf.get_variable("filter", [4, self.width]))

    def convolved(self):
        return tf.reduce_sum(self.filtered(self.rows, "text"), 1)

    def plain(self):
        return tf.layers.dense(self.rows, 1, name="plain")

    def of_two_tables(self):
        return tf.reduce_max(self.filtered(self.rows, "text"), 1)
