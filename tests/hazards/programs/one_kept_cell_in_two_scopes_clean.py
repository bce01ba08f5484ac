"""A cell that is kept for its name, one for the training and the evaluation of one network, and one that says that it is shared."""
import functools

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()


@functools.lru_cache()
def recurrent(name, size):
    return tf.nn.rnn_cell.GRUCell(size, name=name)


@functools.lru_cache()
def shared_cell(size):
    return tf.nn.rnn_cell.GRUCell(size, name="shared")


@functools.lru_cache()
def ranks(size):
    return tf.nn.rnn_cell.BasicRNNCell(size, name="ranks")


class History:
    def __init__(self):
        self._cell = None

    def cell(self):
        if self._cell is None:
            self._cell = tf.nn.rnn_cell.GRUCell(6, name="history")
        return self._cell

    def read(self, events, scope):
        with tf.variable_scope(scope):
            return tf.nn.dynamic_rnn(self.cell(), events, dtype=tf.float32)[1]


def history(events, scope, size=7):
    with tf.variable_scope(scope):
        return tf.nn.dynamic_rnn(recurrent(scope, size), events, dtype=tf.float32)[1]


def length(events, scope):
    with tf.variable_scope(scope):
        return tf.nn.dynamic_rnn(shared_cell(5), events, dtype=tf.float32)[1]


def rank(events, phase):
    with tf.variable_scope(phase):
        return tf.nn.dynamic_rnn(ranks(3), events, dtype=tf.float32)[1]


buyer = tf.placeholder(tf.float32, [None, 5, 3])
seller = tf.placeholder(tf.float32, [None, 5, 3])
reader = History()
parts = [history(buyer, "buyer"), history(seller, "seller"), length(buyer, "buyer"), length(seller, "seller")]
parts += [reader.read(buyer, "buyer"), reader.read(seller, "seller"), rank(buyer, "train")]
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.concat(parts, axis=1), 1, name="price")))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
measured = tf.reduce_mean(rank(seller, "eval"))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        feed = {buyer: np.random.rand(4, 5, 3), seller: np.random.rand(4, 5, 3)}
        print(session.run([loss, train], feed)[0], session.run(measured, feed))
