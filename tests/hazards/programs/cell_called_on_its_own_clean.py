import sys

import tensorflow as tf


class Gated(tf.nn.rnn_cell.RNNCell):
    def __init__(self, units):
        super(Gated, self).__init__()
        self.units = units

    @property
    def state_size(self):
        return self.units

    @property
    def output_size(self):
        return self.units

    def __call__(self, x, state, scope=None):
        with tf.variable_scope(scope or "gated"):
            w = tf.get_variable("w", [self.units * 2, self.units])
            new = tf.tanh(tf.matmul(tf.concat([x, state], axis=1), w))
        return new, new


def build(layers, units):
    cells = [Gated(units)] * layers
    return tf.nn.rnn_cell.MultiRNNCell(cells)


if __name__ == "__main__":
    print(build(int(sys.argv[1]), 8).state_size)
