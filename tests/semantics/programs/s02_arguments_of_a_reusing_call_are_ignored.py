"""trainable, initializer and collections count at creation only."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s', reuse=tf.AUTO_REUSE):
    tf.get_variable('w', [2])
    tf.get_variable('w', [2], trainable=False, initializer=tf.ones_initializer())
    tf.get_variable('frozen', [2], trainable=False)
    tf.get_variable('frozen', [2])
