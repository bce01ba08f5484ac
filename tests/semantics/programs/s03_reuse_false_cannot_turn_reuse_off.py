"""reuse=False is the same as None."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('outer', reuse=True):
    with tf.variable_scope('inner', reuse=False):
        tf.get_variable('w', [1])
