"""A melody is learned by dynamic_rnn and sung note by note, by the same cell in the scope of its name."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

NOTES, WIDTH = 12, 20


def cell():
    return tf.nn.rnn_cell.LSTMCell(WIDTH)


def next_note(hidden):
    return tf.layers.dense(hidden, NOTES, name="note")


def learned(melodies):
    with tf.variable_scope("singer", reuse=tf.AUTO_REUSE):
        hidden, _ = tf.nn.dynamic_rnn(cell(), tf.one_hot(melodies, NOTES), dtype=tf.float32)
        return next_note(hidden)


def sung(note, state):
    with tf.variable_scope("singer", reuse=tf.AUTO_REUSE):
        with tf.variable_scope("rnn"):
            hidden, state = cell()(tf.one_hot(note, NOTES), state)
        return tf.argmax(next_note(hidden), 1), state


melodies = tf.placeholder(tf.int32, [None, 8])
wanted = tf.placeholder(tf.int32, [None, 8])
error = tf.losses.sparse_softmax_cross_entropy(wanted, learned(melodies))
step = tf.train.AdamOptimizer().minimize(error)
note = tf.placeholder(tf.int32, [1])
memory = [tf.placeholder(tf.float32, [1, WIDTH]) for _ in range(2)]
following, kept = sung(note, tf.nn.rnn_cell.LSTMStateTuple(*memory))

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(10):
        piece = np.random.randint(NOTES, size=(4, 9))
        session.run(step, {melodies: piece[:, :-1], wanted: piece[:, 1:]})
    now, state = [3], [np.zeros((1, WIDTH))] * 2
    for _ in range(8):
        now, state = session.run([following, kept], {note: now, memory[0]: state[0], memory[1]: state[1]})
        print(now)
