"""Two models of one function, with a layer of their own, one that is handed to both, and one that is called shared; and two of one call."""
import numpy as np
import tensorflow as tf

layers = tf.keras.layers


def regressor(width, squash=None, shared=layers.Dense(4)):
    inputs = tf.keras.Input((width,))
    squash = squash or layers.Dense(8, activation="tanh")
    outputs = layers.Dense(1)(squash(shared(layers.Dense(4)(inputs))))
    model = tf.keras.Model(inputs, outputs)
    model.compile("adam", "mse")
    return model


def with_codes(code=layers.Dense(4)):
    inputs = tf.keras.Input((3,))
    return tf.keras.Model(inputs, code(inputs)), tf.keras.Model(inputs, layers.Dense(1)(code(inputs)))


rain, wind = regressor(3), regressor(5)
again = layers.Dense(8)
dry, calm = regressor(3, again), regressor(5, again)
codes, whole = with_codes()
whole.compile("adam", "mse")
for model in (rain, dry, whole):
    model.fit(np.random.rand(8, 3), np.random.rand(8, 1), verbose=0)
for model in (wind, calm):
    model.fit(np.random.rand(8, 5), np.random.rand(8, 1), verbose=0)
