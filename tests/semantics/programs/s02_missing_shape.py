"""A variable to create needs a shape or an initializer."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s'):
    tf.get_variable('w', initializer=tf.constant(0.5))
    tf.get_variable('v')
