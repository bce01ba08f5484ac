"""Blocks that a function makes, each of the same names."""
import tensorflow as tf


def block(model, units):
    model.add(tf.keras.layers.Dense(units, activation="relu", name="dense"))  # BUG
    model.add(tf.keras.layers.Dropout(0.2))


model = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,), name="first")])
block(model, 32)
block(model, 16)
model.add(tf.keras.layers.Dense(1, name="out"))
model.compile("adam", "mse")
