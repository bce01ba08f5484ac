"""Two calls, two blocks; the count restarts below a scope that is opened again."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def block(name=None):
    with tf.variable_scope(name, 'block'):
        return tf.get_variable('w', [1])


block()
block()
with tf.variable_scope('net'):
    block()
    block()
with tf.variable_scope('net'):
    block()
