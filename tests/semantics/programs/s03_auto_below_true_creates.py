"""AUTO_REUSE below reuse=True may create."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('outer', reuse=True):
    with tf.variable_scope('inner', reuse=tf.AUTO_REUSE):
        tf.get_variable('w', [1])
        tf.get_variable('w', [1])
