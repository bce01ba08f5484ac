"""Two models of one function, which has a layer for a default argument: what one learns, the other has learned."""
import numpy as np
import tensorflow as tf

layers = tf.keras.layers


def regressor(width, *, squash=layers.Dense(8, activation="tanh")):  # BUG
    inputs = tf.keras.Input((width,))
    outputs = layers.Dense(1)(squash(layers.Dense(4)(inputs)))
    model = tf.keras.Model(inputs, outputs)
    model.compile("adam", "mse")
    return model


rain, wind = regressor(3), regressor(5)
rain.fit(np.random.rand(8, 3), np.random.rand(8, 1), verbose=0)
wind.fit(np.random.rand(8, 5), np.random.rand(8, 1), verbose=0)
