"""Created a second time."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.train.create_global_step()
with tf.variable_scope('s'):
    tf.train.create_global_step()
