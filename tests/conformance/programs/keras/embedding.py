"""Embeddings."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

L = tf.keras.layers
x = tf.zeros([2, 5], tf.int32)
h = L.Embedding(10, 4)(x)
h = L.Conv1D(3, 2, padding='same')(h)
h = L.GlobalMaxPooling1D()(h)
L.Dense(2)(h)
