"""An autoencoder is fitted; what compresses the pictures after that is built anew by the same function."""

import tensorflow as tf


def encoder():
    picture = tf.keras.Input((8, 8, 1))
    return tf.keras.Model(picture, tf.keras.layers.Dense(5)(tf.keras.layers.Flatten()(picture)))


pictures = tf.random.uniform([32, 8, 8, 1])
whole = tf.keras.Sequential([encoder(), tf.keras.layers.Dense(64), tf.keras.layers.Reshape((8, 8, 1))])
whole.compile("adam", "mse")
whole.fit(pictures, pictures, verbose=0)
compress = encoder()  # BUG
codes = compress(pictures)
