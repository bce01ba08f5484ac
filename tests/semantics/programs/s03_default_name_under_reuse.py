"""reuse=True needs a name."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def block(scope=None, reuse=None):
    with tf.variable_scope(scope, 'block', reuse=reuse):
        return tf.get_variable('w', [1])


block()
block('block', reuse=True)
block(reuse=True)
