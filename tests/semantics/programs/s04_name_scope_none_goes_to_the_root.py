"""Back to the top of the op names."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('a'):
    with tf.name_scope(None):
        tf.Variable(0.0, name='v')
        tf.get_variable('w', [1])
