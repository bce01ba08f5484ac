"""The last layers of a network are trained first, then all of it: Keras goes on with the step that it has traced before."""

import numpy as np
import tensorflow as tf

features = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(8)])
features.trainable = False
classifier = tf.keras.Sequential([features, tf.keras.layers.Dense(2)])
classifier.compile(tf.keras.optimizers.Adam(1e-3), "mse")

x, y = np.random.rand(32, 4), np.random.rand(32, 2)
classifier.fit(x, y, epochs=2, verbose=0)

for layer in features.layers:
    layer.trainable = True
features.trainable = True  # BUG
classifier.fit(x, y, epochs=2, verbose=0)  # BUG
