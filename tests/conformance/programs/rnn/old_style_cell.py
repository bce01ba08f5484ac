import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])

class Old(rc.RNNCell):
    def __init__(self, units):
        self._units = units

    @property
    def state_size(self):
        return self._units

    @property
    def output_size(self):
        return self._units

    def __call__(self, inputs, state, scope=None):
        with tf.variable_scope(scope or type(self).__name__):
            w = tf.get_variable("w", [5, self._units])
            out = tf.tanh(tf.matmul(inputs, w) + state)
        return out, out


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


cell = Old(3)
cell(x, cell.zero_state(2, tf.float32))
attempt(lambda: cell(x, cell.zero_state(2, tf.float32)))
with tf.variable_scope("b") as scope:
    cell(x, tf.zeros([2, 3]))
    scope.reuse_variables()
    cell(x, tf.zeros([2, 3]))
with tf.variable_scope("c"):
    cell(x, tf.zeros([2, 3]), "named")
    Old(3)(x, tf.zeros([2, 3]), scope="other")
steps = tf.placeholder(tf.float32, [2, 4, 5])
tf.nn.dynamic_rnn(Old(3), steps, dtype=tf.float32)
with tf.variable_scope("s"):
    tf.nn.static_rnn(Old(3), tf.unstack(steps, axis=1), dtype=tf.float32)
cell(x, cell.zero_state(2, tf.float32))
