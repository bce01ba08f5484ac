import copy

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Encoder:
    def __init__(self, cell, layers):
        self.cell_fw = cell
        self.cell_bw = copy.deepcopy(cell)
        self.stack = tf.nn.rnn_cell.MultiRNNCell([copy.deepcopy(cell) for _ in range(2)])

    def __call__(self, inputs):
        with tf.variable_scope("both"):
            outputs, _ = tf.nn.bidirectional_dynamic_rnn(self.cell_fw, self.cell_bw, inputs, dtype=tf.float32)
        with tf.variable_scope("stack"):
            return tf.nn.dynamic_rnn(self.stack, tf.concat(outputs, 2), dtype=tf.float32)
