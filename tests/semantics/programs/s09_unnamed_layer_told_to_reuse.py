"""reuse=True without a name is always the first."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
tf.layers.dense(x, 3)
tf.layers.dense(x, 3)
tf.layers.dense(x, 3, reuse=True)
tf.layers.dense(x, 5, reuse=True)
