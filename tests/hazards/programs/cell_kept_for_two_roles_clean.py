"""Cells that are kept: by what they are for, or one that is trained and then generates, or that is told to be shared."""

import tensorflow as tf


class Kept(object):
    def __init__(self):
        self.cells = {}

    def of(self, units, label):
        if (units, label) not in self.cells:
            self.cells[units, label] = tf.nn.rnn_cell.GRUCell(units, name=label)
        return self.cells[units, label]

    def by_size(self, units, label):
        if units not in self.cells:
            self.cells[units] = tf.nn.rnn_cell.GRUCell(units, name=label)
        return self.cells[units]


class Model(object):
    def forecast(self, first, second, weeks, ahead, scope):
        with tf.variable_scope(scope):
            _, state = tf.nn.dynamic_rnn(first, weeks, dtype=tf.float32)
            rooms, made = tf.zeros_like(weeks[:, 0]), []
            for week in range(ahead):
                out, state = second(rooms, state)
                with tf.variable_scope("rooms", reuse=week > 0):
                    rooms = tf.layers.dense(out, 5, name="out")
                made.append(rooms)
            return tf.stack(made, 1)


class Bookings(Model):
    def __init__(self, kept, units):
        self.reader = kept.of(units, "reader")
        self.writer = kept.of(units, "writer")


class Text(Model):
    """What is learned from the weeks goes on where they end."""

    def __init__(self, kept, units):
        self.training = kept.by_size(units, "training")
        self.sampling = kept.by_size(units, "sampling")


class Told(Model):
    def __init__(self, kept, units):
        self.reader = kept.by_size(units, "shared_reader")
        self.writer = kept.by_size(units, "shared_writer")


class Named(Model):
    def __init__(self, kept, units):
        self.cell = kept.by_size(units, "cell")
        self.again = self.cell


weeks, after = tf.placeholder(tf.float32, [None, 52, 5]), tf.placeholder(tf.float32, [None, 4, 5])
booked, text, told, named = Bookings(Kept(), 24), Text(Kept(), 24), Told(Kept(), 24), Named(Kept(), 24)
made = [
    booked.forecast(booked.reader, booked.writer, weeks, 4, "booked"),
    text.forecast(text.training, text.sampling, weeks, 4, "text"),
    told.forecast(told.reader, told.writer, weeks, 4, "told"),
    named.forecast(named.cell, named.again, weeks, 4, "named"),
]
loss = tf.add_n([tf.losses.mean_squared_error(after, each) for each in made])
train = tf.train.AdamOptimizer(0.001).minimize(loss)
