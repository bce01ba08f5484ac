"""A copy of TensorFlow's own loop asks whether its cell is like one, which keeps nothing of it: nobody tells the normalization to train."""

import tensorflow as tf
from tensorflow.python.ops import rnn_cell_impl

_like_rnncell = rnn_cell_impl._like_rnncell


def looped(cell, frames):
    if not _like_rnncell(cell):
        raise TypeError("cell must be an instance of RNNCell")
    state = cell.zero_state(4, tf.float32)
    with tf.variable_scope("loop") as scope:
        for number, frame in enumerate(frames):
            if number > 0:
                scope.reuse_variables()
            out, state = cell(frame, state)
    return out


frames = [tf.placeholder(tf.float32, [4, 6]) for _ in range(3)]
out = looped(tf.nn.rnn_cell.GRUCell(8), frames)
normed = tf.layers.batch_normalization(out, name="normed")  # BUG TVS509
loss = tf.reduce_mean(tf.square(tf.layers.dense(normed, 1, name="out")))
train = tf.train.AdamOptimizer().minimize(loss)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(100):
        session.run(train, {frame: [[0.5] * 6] * 4 for frame in frames})
