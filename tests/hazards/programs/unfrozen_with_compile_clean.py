"""The last layers of a network are trained first, then all of it, after another compile; a second model was never frozen."""

import numpy as np
import tensorflow as tf


def network(frozen):
    features = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(4,)), tf.keras.layers.Dense(8)])
    features.trainable = not frozen
    classifier = tf.keras.Sequential([features, tf.keras.layers.Dense(2)])
    classifier.compile(tf.keras.optimizers.Adam(1e-3), "mse")
    return features, classifier


x, y = np.random.rand(32, 4), np.random.rand(32, 2)
features, classifier = network(frozen=True)
classifier.fit(x, y, epochs=2, verbose=0)
features.trainable = True
classifier.compile(tf.keras.optimizers.Adam(1e-4), "mse")
classifier.fit(x, y, epochs=2, verbose=0)

_, whole = network(frozen=False)
whole.fit(x, y, verbose=0)
whole.fit(x, y, verbose=0)
