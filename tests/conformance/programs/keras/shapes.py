# tf: 1.15 2.21
"""Shapes through a network."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

L = tf.keras.layers
x = tf.keras.Input((28, 28, 1))
h = L.Conv2D(8, 3, activation='relu')(x)
h = L.MaxPooling2D()(h)
h = L.Conv2D(16, 3, strides=2, padding='same')(h)
g = L.GlobalAveragePooling2D()(h)
h = L.Flatten()(h)
h = L.Concatenate()([h, g])
h = L.LeakyReLU()(L.Dense(10)(h))
h = L.Reshape((2, 5))(h)
h = L.Dense(3)(L.LSTM(4)(h))
tf.keras.layers.concatenate([h, h])
L.Dense(1)(L.Softmax()(h))
L.Dense(1)(L.Lambda(lambda t: tf.reduce_sum(t, 1, keepdims=True))(h))
