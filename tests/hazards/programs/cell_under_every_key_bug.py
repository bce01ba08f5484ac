"""One cell under every key: each source has a scope of its own, and all variables are in the first one's."""

import numpy as np
import tensorflow as tf

SOURCES = ("heart", "breath")


def cell(units):
    return tf.nn.rnn_cell.DropoutWrapper(tf.nn.rnn_cell.GRUCell(units), output_keep_prob=0.9)


def encoded(signals, units):
    cells = dict.fromkeys(SOURCES, cell(units))  # BUG
    found = []
    for source in SOURCES:
        with tf.variable_scope(source):
            found.append(tf.nn.dynamic_rnn(cells[source], signals[source], dtype=tf.float32)[1])
    return tf.concat(found, axis=1)


signals = {source: tf.placeholder(tf.float32, [None, 7, 2]) for source in SOURCES}
risk = tf.layers.dense(encoded(signals, 5), 1, name="risk")
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(risk - 1.0)))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {signal: np.random.randn(3, 7, 2) for signal in signals.values()})
