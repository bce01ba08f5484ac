"""Forwards and backwards in layers, with one cell per layer."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def make_cell(units, keep):
    return tf.nn.rnn_cell.DropoutWrapper(tf.nn.rnn_cell.GRUCell(units), output_keep_prob=keep)


x = tf.placeholder(tf.float32, [8, 20, 32])
for layer in range(2):
    cell = make_cell(16, 0.9)
    with tf.variable_scope("layer_%d" % layer):
        outputs, _ = tf.nn.bidirectional_dynamic_rnn(cell, cell, x, dtype=tf.float32)  # BUG
        x = tf.concat(outputs, 2)
