"""A module makes its model, of many variables, and a method that nobody calls is looked at with another object: that one is never made."""

import tensorflow as tf


class Model:
    def __init__(self, size=4):
        self.size = size
        with tf.variable_scope("model"):
            self.tables = [tf.get_variable("table_{}".format(i), [10, size]) for i in range(8)]

    def encoded(self):
        with tf.variable_scope("encoder"):
            return tf.matmul(self.tables[0], tf.get_variable("kernel", [self.size, 4]))


model = Model()
