"""Another dtype."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.layers.dense(tf.zeros([2, 3]), 3, name='a')
tf.layers.dense(tf.zeros([2, 3], tf.float64), 3, name='a', reuse=True)
