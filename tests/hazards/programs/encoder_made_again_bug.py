"""After training, the encoder is built by its function, and not taken out of the autoencoder."""
import numpy as np
import tensorflow as tf


def encode(x):
    x = tf.keras.layers.Dense(6, activation="relu")(x)
    return tf.keras.layers.Dense(2, name="code")(x)


def decode(z):
    z = tf.keras.layers.Dense(6, activation="relu")(z)
    return tf.keras.layers.Dense(5)(z)


rows = np.random.rand(40, 5)
inputs = tf.keras.Input((5,))
whole = tf.keras.Model(inputs, decode(encode(inputs)))
whole.compile("adam", "mse")
whole.fit(rows, rows, epochs=2, verbose=0)
given = tf.keras.Input((5,))
encoder = tf.keras.Model(given, encode(given))  # BUG
print(encoder.predict(rows, verbose=0).mean(axis=0))  # BUG
