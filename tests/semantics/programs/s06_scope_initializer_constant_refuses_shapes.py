"""A scope's constant initializer meets every shape."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s', initializer=tf.constant(0.0)):
    tf.get_variable('a')
    tf.get_variable('b', [2])
