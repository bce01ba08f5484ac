"""An object first called where nothing may be made."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
norm = tf.layers.BatchNormalization()
with tf.variable_scope('s', reuse=True):
    norm(x)
