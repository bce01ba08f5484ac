"""First made where nothing may be made."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s', reuse=True):
    tf.train.get_or_create_global_step()
