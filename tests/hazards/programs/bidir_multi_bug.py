import numpy as np
import tensorflow as tf


def make():
    return tf.nn.rnn_cell.MultiRNNCell([tf.nn.rnn_cell.LSTMCell(8) for _ in range(2)])


c = make()
x = tf.placeholder(tf.float32, [2, 3, 8])
o, _ = tf.nn.bidirectional_dynamic_rnn(c, c, x, dtype=tf.float32)  # BUG
