"""The second layer of the scope is dense_1, which nobody made."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
h = tf.layers.dense(x, 3)
with tf.variable_scope(tf.get_variable_scope(), reuse=True):
    tf.layers.dense(x, 3)
