"""An object shares with itself, never with another of its name."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

a = tf.layers.Dense(3, name='f')
b = tf.layers.Dense(3, name='f')
x = tf.zeros([2, 3])
a(x)
with tf.variable_scope('net'):
    b(x)
    a(x)
b(x)
tf.layers.Dense(3, name='f')(x)
