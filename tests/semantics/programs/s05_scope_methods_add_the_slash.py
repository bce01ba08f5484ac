"""scope.trainable_variables() is exact."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('main') as main:
    tf.get_variable('w', [1])
with tf.variable_scope('main_target'):
    tf.get_variable('w', [1])
tf.get_variable('n_%d' % len(main.trainable_variables()), [1])
