"""Two pictures are compared, each by an encoder of its own: the function that makes one is called for both."""

import numpy as np
import tensorflow as tf


def encoder():
    return tf.keras.Sequential([tf.keras.layers.Dense(16, activation="relu"), tf.keras.layers.Dense(8)])  # BUG


left, right = tf.keras.Input((10,)), tf.keras.Input((10,))
distance = tf.keras.layers.Lambda(lambda pair: tf.abs(pair[0] - pair[1]))([encoder()(left), encoder()(right)])  # BUG
model = tf.keras.Model([left, right], tf.keras.layers.Dense(1, activation="sigmoid")(distance))
model.compile("adam", "binary_crossentropy")
model.fit([np.random.rand(8, 10), np.random.rand(8, 10)], np.ones((8, 1)), verbose=0)
