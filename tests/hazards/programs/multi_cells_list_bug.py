import numpy as np
import tensorflow as tf


def build(n_layers):
    cell = tf.contrib.rnn.BasicLSTMCell(16)
    cells = []
    for _ in range(n_layers):
        cells.append(tf.contrib.rnn.DropoutWrapper(cell, 0.5))
    return tf.contrib.rnn.MultiRNNCell(cells)  # BUG


x = tf.placeholder(tf.float32, [None, 5, 16])
out, _ = tf.nn.dynamic_rnn(build(2), x, dtype=tf.float32)
