"""A shape with unknown dimensions is enough to share, not to create."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.get_variable('w', [2, 3])
with tf.variable_scope('', reuse=True):
    tf.get_variable('w', [None, 3])
    tf.get_variable('w')
tf.get_variable('v', [None, 3])
