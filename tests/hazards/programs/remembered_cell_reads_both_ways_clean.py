"""A memoised function gives a cell for each direction, or its settings, of which each direction makes a cell."""
from functools import lru_cache

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


@lru_cache(maxsize=None)
def cell_of(size, backwards):
    return tf.nn.rnn_cell.GRUCell(size, name="backwards" if backwards else "forwards")


@lru_cache(maxsize=None)
def settings(size):
    return {"num_units": size, "activation": tf.nn.relu}


steps = tf.placeholder(tf.float32, [None, 9, 3])
with tf.variable_scope("named"):
    tf.nn.bidirectional_dynamic_rnn(cell_of(5, False), cell_of(5, True), steps, dtype=tf.float32)
with tf.variable_scope("told"):
    there, back = (tf.nn.rnn_cell.GRUCell(**settings(5)) for _ in range(2))
    tf.nn.bidirectional_dynamic_rnn(there, back, steps, dtype=tf.float32)
