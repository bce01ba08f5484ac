"""reuse=True below AUTO_REUSE may not."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('outer', reuse=tf.AUTO_REUSE):
    tf.get_variable('w', [1])
    with tf.variable_scope('inner', reuse=True):
        tf.get_variable('w', [1])
