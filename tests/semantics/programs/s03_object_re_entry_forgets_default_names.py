"""Counts made inside a scope opened by object are restored on leaving."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def block():
    with tf.variable_scope(None, 'block'):
        return tf.get_variable('w', [1])


with tf.variable_scope('net') as net:
    block()
    with tf.variable_scope(net):
        block()
    block()
