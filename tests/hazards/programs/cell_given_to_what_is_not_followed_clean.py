"""A function of TensorFlow of which nothing is known gets a cell, or a scope: it may make the variables that are shared afterwards."""

import tensorflow as tf


def tied(inputs, cell):
    with tf.variable_scope("tied"):
        _, state = tf.nn.rnn(cell, inputs, dtype=tf.float32, scope="both")
        tf.get_variable_scope().reuse_variables()
        with tf.variable_scope("both"):
            output, state = cell(inputs[0], state)
        return output


def projected(x):
    first = tf.contrib.layers.projected_onto_a_sphere(x, 4, scope="onto")
    with tf.variable_scope("onto", reuse=True):
        weights = tf.get_variable("weights", [8, 4])
    return first, weights


frames = [tf.placeholder(tf.float32, [2, 8]) for _ in range(3)]
tied(frames, tf.nn.rnn_cell.BasicLSTMCell(4))
projected(frames[0])
