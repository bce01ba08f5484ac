"""Layers are asked for by the names that Keras has given them, and that the program has; clear_session counts anew."""
import numpy as np
import tensorflow as tf


def model_of(width):
    return tf.keras.Sequential([tf.keras.Input([5]), tf.keras.layers.Dense(width, activation="relu"), tf.keras.layers.Dense(1)])


def widest(x, widths):
    losses = {}
    for width in widths:
        model = model_of(width)
        model.compile("sgd", "mse")
        losses[width] = model.evaluate(x, x[:, :1], verbose=0)
    return max(losses, key=losses.get)


x = np.random.rand(4, 5).astype("float32")
width = widest(x, (2, 3))
tf.keras.backend.clear_session()
chosen = model_of(width)
print(chosen.get_layer("dense").get_weights()[0].shape)
print(chosen.get_layer("dense_1").get_weights()[0].shape)
named = tf.keras.Sequential([tf.keras.Input([5]), tf.keras.layers.Dense(2, name="dense_of_three")])
print(named.get_layer("dense_of_three").units, named.get_layer(index=0).units)
