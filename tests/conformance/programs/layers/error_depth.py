"""Another input depth."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 8, 8, 3])
tf.layers.conv2d_transpose(x, 4, 3, name='c')
tf.layers.conv2d_transpose(tf.zeros([2, 8, 8, 4]), 4, 3, name='c', reuse=True)
