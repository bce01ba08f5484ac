"""Each stage has a rate of its own, and each fold a model of its own: both are compiled in their loops."""

import numpy as np
import tensorflow as tf


def network():
    return tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.Dense(1)])


x, y = np.random.rand(64, 4), np.random.rand(64, 1)
staged = network()
for rate in (1e-2, 1e-3):
    staged.compile(tf.keras.optimizers.Adam(rate), "mse")
    staged.fit(x, y, verbose=0)

for fold in range(3):
    model = network()
    model.compile(tf.keras.optimizers.Adam(1e-3), "mse")
    model.fit(x, y, verbose=0)
