"""Functions that are called with `*` of what nobody knows, or of nothing at all."""

import functools
import sys

import tensorflow.compat.v1 as tf

given = sys.argv[1:]


def batch(states):
    return tf.nest.map_structure(lambda *parts: tf.stack(parts), *states)


call = functools.partial(*given)
tf.nest.flatten(*given)
tf.nest.map_structure(*given)
with tf.variable_scope(*given):
    tf.get_variable("w", [2])
batch(given)
batch(given[3:2])
batch([])
