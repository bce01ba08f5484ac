"""The list of cells is filled by a loop, with one cell."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Config:
    layers = 3
    hidden = 24


def build(config, x):
    lstm = tf.nn.rnn_cell.BasicLSTMCell(config.hidden, state_is_tuple=True)
    cells = []
    for _ in range(config.layers):
        cells.append(lstm)
    network = tf.nn.rnn_cell.MultiRNNCell(cells, state_is_tuple=True)  # BUG
    return tf.nn.dynamic_rnn(network, x, dtype=tf.float32)


build(Config(), tf.placeholder(tf.float32, [8, 20, 24]))
