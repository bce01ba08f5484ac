"""Layer functions inside a cell's `call` share by their names, from the second step on."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class PrenetCell(tf.nn.rnn_cell.RNNCell):
    def __init__(self, cell):
        super().__init__()
        self._cell = cell

    @property
    def state_size(self):
        return self._cell.state_size

    @property
    def output_size(self):
        return self._cell.output_size

    def call(self, inputs, state):
        return self._cell(tf.layers.dense(inputs, 4, name="prenet"), state)


cell = PrenetCell(tf.nn.rnn_cell.GRUCell(8))
state = tf.zeros([2, 8])
for x in tf.unstack(tf.placeholder(tf.float32, [2, 3, 4]), axis=1):
    out, state = cell(x, state)
