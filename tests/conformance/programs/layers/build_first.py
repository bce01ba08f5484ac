"""build() fixes the scope as a call does."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
layer = tf.layers.Dense(3)
with tf.variable_scope('a'):
    layer.build([None, 3])
with tf.variable_scope('b'):
    layer(x)
norm = tf.layers.BatchNormalization(name='bn')
norm.build(tf.TensorShape([None, 3]))
norm(x)
