"""Neither name nor default."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def block(scope=None):
    with tf.variable_scope(scope):
        return tf.get_variable('w', [1])


block('a')
block()
