"""Losses of a Keras layer are its own."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
layer = tf.keras.layers.Dense(3, kernel_regularizer=tf.keras.regularizers.l2(0.1), activity_regularizer=lambda t: tf.reduce_sum(t))
layer(x)
tf.get_variable('own%d' % len(layer.losses), [1])
tf.get_variable('collected%d' % len(tf.get_collection(tf.GraphKeys.REGULARIZATION_LOSSES)), [1])
