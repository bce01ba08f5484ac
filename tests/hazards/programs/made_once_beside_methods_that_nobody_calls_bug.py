"""A module makes its model, of many variables; a method that nobody calls makes one variable twice."""

import tensorflow as tf


class Model:
    def __init__(self, size=4):
        self.size = size
        with tf.variable_scope("model"):
            self.tables = [tf.get_variable("table_{}".format(i), [10, size]) for i in range(8)]

    def encoded(self):
        codes = []
        for table in self.tables:
            with tf.variable_scope("encoder"):
                codes.append(tf.matmul(table, tf.get_variable("kernel", [self.size, 4])))  # BUG TVS101
        return codes


model = Model()
