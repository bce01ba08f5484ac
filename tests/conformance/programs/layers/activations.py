"""An activation runs in the scope of its layer, at every call."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def prelu(x):
    alpha = tf.get_variable('alpha', [], initializer=tf.zeros_initializer())
    return tf.maximum(x, alpha * x)


x = tf.zeros([2, 3])
tf.layers.dense(x, 3, activation=prelu)
tf.layers.dense(x, 3, activation=prelu, name='named')
layer = tf.layers.Dense(3, activation=prelu)
with tf.variable_scope('s'):
    layer(x)
    tf.layers.dense(x, 3, activation=lambda h: tf.layers.dense(h, 2))
layer(x)
with tf.variable_scope('s', reuse=True):
    tf.layers.dense(x, 3, name='dense_1', activation=lambda h: tf.layers.dense(h, 2))
