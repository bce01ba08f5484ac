"""5 and [5] are one shape."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s', reuse=tf.AUTO_REUSE):
    tf.get_variable('w', 5)
    tf.get_variable('w', [5])
    tf.get_variable('w', tf.TensorShape([5]))
