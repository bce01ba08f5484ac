import tensorflow as tf


class Free(tf.nn.rnn_cell.RNNCell):
    def __init__(self, units):
        super(Free, self).__init__()
        self.units = units

    @property
    def state_size(self):
        return self.units

    @property
    def output_size(self):
        return self.units

    def __call__(self, x, state, scope=None):
        with tf.variable_scope(scope or "free"):
            new = tf.tanh(tf.layers.dense(x, self.units, name="i") + tf.layers.dense(state, self.units, name="h"))
        return new, new


x = tf.placeholder(tf.float32, [3, 6, 5])
cell = Free(5)
tf.nn.dynamic_rnn(tf.nn.rnn_cell.MultiRNNCell([cell] * 2), x, dtype=tf.float32, scope="stacked")
tf.nn.bidirectional_dynamic_rnn(cell, cell, x, dtype=tf.float32, scope="both")
