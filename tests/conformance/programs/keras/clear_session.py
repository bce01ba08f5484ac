"""clear_session starts the names over."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.keras.layers.Dense(2)(tf.zeros([1, 2]))
tf.keras.backend.clear_session()
tf.keras.layers.Dense(2)(tf.zeros([1, 2]))
