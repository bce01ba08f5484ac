"""initializer=1 makes an int32; asking again for the default dtype fails."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.get_variable('n', initializer=1)
with tf.variable_scope('', reuse=True):
    tf.get_variable('n', initializer=1)
