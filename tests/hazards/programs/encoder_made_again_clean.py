"""Encoders that are cut out, that get the weights, or that are fitted themselves; and a judge of another make that never learns."""
import numpy as np
import tensorflow as tf


def encode(x):
    x = tf.keras.layers.Dense(6, activation="relu")(x)
    return tf.keras.layers.Dense(2)(x)


def decode(z):
    return tf.keras.layers.Dense(5)(z)


def made():
    inputs = tf.keras.Input((5,))
    code = encode(inputs)
    return tf.keras.Model(inputs, code), tf.keras.Model(inputs, decode(code))


rows = np.random.rand(40, 5)
cut, whole = made()
whole.compile("adam", "mse")
whole.fit(rows, rows, epochs=2, verbose=0)
print(cut.predict(rows, verbose=0).mean(axis=0))

twin, _ = made()
twin.set_weights(cut.get_weights())
print(twin.predict(rows, verbose=0).mean(axis=0))

second, other = made()
print("before", second.predict(rows, verbose=0).mean(axis=0))
other.compile("adam", "mse")
other.fit(rows, rows, verbose=0)

random = tf.keras.Sequential([tf.keras.Input((5,)), tf.keras.layers.Dense(2)])
print(random.predict(rows, verbose=0).mean(axis=0))
