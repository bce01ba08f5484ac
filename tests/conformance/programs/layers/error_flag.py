"""A reuse flag that is no bool."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
tf.layers.dense(x, 3, name='d', reuse=1)
