"""What continues a text by hand has the cells of the trained model, which a memoised function gives: no scope is opened for it."""

import functools

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

LETTERS, SIZES = 9, (6, 6)


@functools.lru_cache(maxsize=None)
def cell_of(kind, units, level):
    kinds = {"gru": tf.nn.rnn_cell.GRUCell, "basic": tf.nn.rnn_cell.BasicRNNCell}
    return kinds[kind](units, name="level_%d" % level)


def stacked(kind="gru"):
    return tf.nn.rnn_cell.MultiRNNCell([cell_of(kind, units, level) for level, units in enumerate(SIZES)])


def scored(outputs):
    with tf.variable_scope("letters", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(outputs, LETTERS, name="scores")


def fitted(texts):
    outputs, _ = tf.nn.dynamic_rnn(stacked(), tf.one_hot(texts[:, :-1], LETTERS), dtype=tf.float32, scope="model")
    return tf.losses.sparse_softmax_cross_entropy(texts[:, 1:], scored(outputs))


def continued(letter, count):
    cell, found = stacked(), []
    state = cell.zero_state(tf.shape(letter)[0], tf.float32)
    for _ in range(count):
        output, state = cell(tf.one_hot(letter, LETTERS), state)
        letter = tf.argmax(scored(output), axis=1, output_type=tf.int32)
        found.append(letter)
    return tf.stack(found, axis=1)


texts, first = tf.placeholder(tf.int32, [None, 5]), tf.placeholder(tf.int32, [None])
loss = fitted(texts)
train = tf.train.AdamOptimizer(0.01).minimize(loss)
more = continued(first, 3)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train, {texts: np.arange(10).reshape(2, 5) % LETTERS})
    print(session.run(more, {first: [1, 2]}))
