"""Two cells of the program's own class, each with a name of its own, stepped through one sequence in both directions."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Decay(tf.nn.rnn_cell.RNNCell):
    def __init__(self, size, **given):
        super().__init__(**given)
        self._size = size

    @property
    def state_size(self):
        return self._size

    @property
    def output_size(self):
        return self._size

    def call(self, inputs, state):
        rate = tf.sigmoid(tf.get_variable("rate", [self._size]))
        state = rate * state + (1 - rate) * tf.tensordot(inputs, tf.get_variable("kernel", [3, self._size]), 1)
        return state, state


def stepped(cell, steps):
    state = cell.zero_state(tf.shape(steps[0])[0], tf.float32)
    for each in steps:
        out, state = cell(each, state)
    return out


steps = tf.unstack(tf.placeholder(tf.float32, [None, 4, 3]), axis=1)
there, back = Decay(5, name="there"), Decay(5, name="back")
with tf.variable_scope("both", reuse=tf.AUTO_REUSE):
    out = tf.concat([stepped(there, steps), stepped(back, steps[::-1])], 1)
loss = tf.reduce_mean(tf.square(tf.layers.dense(out, 1)))
train = tf.train.AdamOptimizer().minimize(loss)
