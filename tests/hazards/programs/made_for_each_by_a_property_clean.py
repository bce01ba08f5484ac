"""A property makes a cell or a layer for each that asks, a template that is looked at once, or keeps the one that it has made."""
import functools

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def read(part):
    return tf.matmul(part, tf.get_variable("kernel", [5, 4]))


class Network:
    @property
    def cell(self):
        return tf.nn.rnn_cell.GRUCell(4)

    @property
    def layer(self):
        return tf.layers.Dense(4, activation=tf.nn.relu)

    @property
    def reader(self):
        return tf.make_template("reader", read)

    @functools.lru_cache(maxsize=None)
    def template(self):
        return tf.make_template("kept", read)

    def run(self, one, two):
        reader = self.reader
        both = tf.concat([reader(one), reader(two), self.template()(one) - self.template()(two)], axis=1)
        deep = self.layer(self.layer(both))
        cells = tf.nn.rnn_cell.MultiRNNCell([self.cell, self.cell])
        out, _ = tf.nn.dynamic_rnn(cells, deep[None], dtype=tf.float32)
        return out


one, two = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.float32, [None, 5])
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(Network().run(one, two)))
