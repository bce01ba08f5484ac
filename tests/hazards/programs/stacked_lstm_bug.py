"""Two LSTM layers of one scope."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def lstm_layer(x, units):
    with tf.variable_scope("lstm", reuse=tf.AUTO_REUSE):
        cell = tf.nn.rnn_cell.LSTMCell(units)
        out, _ = tf.nn.dynamic_rnn(cell, x, dtype=tf.float32)  # BUG
        return out


x = tf.placeholder(tf.float32, [8, 20, 64])
h = lstm_layer(x, 64)
h = lstm_layer(h, 64)  # BUG
