import tensorflow as tf
from tensorflow.python.ops import rnn_cell


class AttentionCell(rnn_cell.GRUCell):
    """Written for TensorFlow before 1.2: what follows on whether there is a bias is the number that it begins with, and a scope."""

    def __init__(self, size, states, scope=None):
        self.states = states
        with tf.variable_scope(scope or type(self).__name__):
            with tf.variable_scope("attention"):
                self.keys = tf.tanh(rnn_cell._linear(tf.reshape(states, [-1, size]), size, True, 1.0))
        super(AttentionCell, self).__init__(size)

    def __call__(self, inputs, state, scope=None):
        out, state = super(AttentionCell, self).__call__(inputs, state, scope)
        with tf.variable_scope(scope or type(self).__name__):
            with tf.variable_scope("query"):
                query = tf.tanh(rnn_cell._linear(out, self._num_units, True, 1.0))
            out = tf.nn.relu(rnn_cell._linear([query, out], self._num_units, True, 1.0, "out"))
        return out, out


states = tf.placeholder(tf.float32, [7, None, 16])
inputs = tf.placeholder(tf.float32, [None, 5, 16])
outputs, last = tf.nn.dynamic_rnn(AttentionCell(16, states), inputs, dtype=tf.float32)
