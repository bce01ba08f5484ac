"""Keras names and tf.layers scopes do not know each other, but op names do."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
tf.keras.layers.Dense(4)(x)
tf.layers.dense(x, 4)
tf.layers.dense(x, 4)
tf.keras.layers.Dense(4)(x)
with tf.variable_scope('dense_5'):
    tf.get_variable('kernel', [3, 4])
tf.keras.layers.Dense(4, name='dense_5')(x)
tf.layers.Dense(4, name='k')(x)
tf.keras.layers.Dense(4, name='k')(x)
with tf.Graph().as_default():
    tf.keras.layers.Dense(4)(tf.zeros([2, 3]))
