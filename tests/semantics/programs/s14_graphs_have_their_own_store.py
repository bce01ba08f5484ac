"""Entering a graph starts at its root, outside reuse does not count."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('outer', reuse=tf.AUTO_REUSE):
    tf.get_variable('w', [1])
    with tf.Graph().as_default() as graph:
        tf.get_variable('w', [2])
    tf.get_variable('w', [1])
with graph.as_default():
    with tf.variable_scope('outer', reuse=True):
        tf.get_variable('w', [1])
