"""... even when the variable exists and would be returned."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s', reuse=tf.AUTO_REUSE):
    tf.get_variable('w', initializer=tf.zeros([2]))
    tf.get_variable('w', initializer=tf.ones([2]))
    tf.get_variable('w', [2])
    tf.get_variable('w', [2], initializer=tf.zeros([2]))
