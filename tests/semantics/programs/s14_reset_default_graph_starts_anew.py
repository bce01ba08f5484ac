"""Nothing is left after a reset."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def build():
    with tf.variable_scope('net'):
        return tf.get_variable('w', [1])


build()
tf.reset_default_graph()
build()
build()
