"""Two cells of the program's own, without names, go through one sequence from either end: AUTO_REUSE makes them one."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Decay(tf.nn.rnn_cell.RNNCell):
    def __init__(self, size, **rest):
        super().__init__(**rest)
        self.size = size

    @property
    def state_size(self):
        return self.size

    @property
    def output_size(self):
        return self.size

    def call(self, inputs, state):
        w = tf.get_variable("w", [inputs.shape[1], self.size])
        u = tf.get_variable("u", [self.size, self.size])
        state = 0.9 * state + 0.1 * tf.tanh(inputs @ w + state @ u)
        return state, state


def run(cell, frames):
    state, seen = cell.zero_state(tf.shape(frames[0])[0], tf.float32), []
    for frame in frames:
        out, state = cell(frame, state)
        seen.append(out)
    return seen


def summary(video, size):
    frames = tf.unstack(video, axis=1)
    late, early = Decay(size), Decay(size)
    with tf.variable_scope("summary", reuse=tf.AUTO_REUSE):
        there = run(late, frames)
        back = run(early, list(reversed(frames)))  # BUG
    return tf.concat([there[-1], back[-1]], 1)


code = summary(tf.placeholder(tf.float32, [None, 4, 3]), 6)
loss = tf.reduce_mean(tf.square(tf.layers.dense(code, 1)))
train = tf.train.AdamOptimizer().minimize(loss)
