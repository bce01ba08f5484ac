"""A scope object, then a layer of its name in the same scope."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
layer = tf.layers.Dense(3, _scope='f')
layer(x)
tf.layers.dense(x, 3, name='f')
