import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])
steps = tf.placeholder(tf.float32, [2, 4, 5])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


class Outer(rc.RNNCell):
    """A cell around another, with layers of its own."""

    def __init__(self, inner, size):
        super(Outer, self).__init__()
        self._inner = inner
        self._size = size

    @property
    def state_size(self):
        return self._inner.state_size

    @property
    def output_size(self):
        return self._size

    def call(self, inputs, state):
        hidden = tf.layers.dense(inputs, 6, name="into")
        output, state = self._inner(hidden, state)
        return tf.layers.dense(output, self._size), state


class Scoped(rc.RNNCell):
    state_size = 3
    output_size = 3

    def call(self, inputs, state, scope=None):
        with tf.variable_scope(scope or "scoped"):
            w = tf.get_variable("w", [5, 3])
        with tf.variable_scope("inner"):
            return tf.matmul(inputs, w) + tf.layers.dense(state, 3), state


outer = Outer(rc.LSTMCell(4), 2)
out, _ = tf.nn.dynamic_rnn(outer, steps, dtype=tf.float32)
tf.get_variable("seen", out.shape)
tf.nn.dynamic_rnn(outer, steps, dtype=tf.float32, scope="again")
tf.nn.static_rnn(Outer(rc.GRUCell(4), 2), tf.unstack(steps, axis=1), dtype=tf.float32, scope="static")
tf.nn.dynamic_rnn(rc.MultiRNNCell([Outer(rc.GRUCell(4), 5), Outer(rc.GRUCell(4), 2)]), steps, dtype=tf.float32, scope="stack")
scoped = Scoped()
tf.nn.dynamic_rnn(scoped, steps, dtype=tf.float32, scope="s")
scoped(x, tf.zeros([2, 3]))
Scoped(name="own")(x, tf.zeros([2, 3]))
Outer(rc.LSTMCell(4), 2)(x, rc.LSTMCell(4).zero_state(2, tf.float32))
Outer(rc.LSTMCell(4), 2)(x, rc.LSTMCell(4).zero_state(2, tf.float32))
