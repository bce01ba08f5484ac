"""Told to reuse what nobody made."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
tf.layers.conv2d(tf.zeros([2, 3, 3, 1]), 3, 1, name='f', reuse=True)
