"""Bookings of a hotel: a cell reads the past weeks, another is to write the next ones, and both are asked of what keeps cells by size."""

import tensorflow as tf


class Kept(object):
    def __init__(self):
        self.cells = {}

    def of(self, units, label):
        if units not in self.cells:  # BUG
            self.cells[units] = tf.nn.rnn_cell.GRUCell(units, name=label)  # BUG
        return self.cells[units]  # BUG


class Bookings(object):
    def __init__(self, kept, units):
        self.units = units
        self.reader = kept.of(units, "reader")  # BUG
        self.writer = kept.of(units, "writer")  # BUG

    def forecast(self, weeks, ahead):
        _, state = tf.nn.dynamic_rnn(self.reader, weeks, dtype=tf.float32)
        rooms, made = tf.zeros_like(weeks[:, 0]), []
        for week in range(ahead):
            out, state = self.writer(rooms, state)  # BUG
            with tf.variable_scope("rooms", reuse=week > 0):
                rooms = tf.layers.dense(out, 5, name="out")
            made.append(rooms)
        return tf.stack(made, 1)


weeks, after = tf.placeholder(tf.float32, [None, 52, 5]), tf.placeholder(tf.float32, [None, 4, 5])
loss = tf.losses.mean_squared_error(after, Bookings(Kept(), 24).forecast(weeks, 4))
train = tf.train.AdamOptimizer(0.001).minimize(loss)
