"""A layer is asked for by the name that Keras would have given it, had no other model been there before."""
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
chosen = model_of(widest(x, (2, 3)))
print(chosen.get_layer("dense").get_weights()[0].shape)  # BUG TVS106
