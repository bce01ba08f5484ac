"""Each epoch compiles the model anew: Adam's moments and its count of steps begin at zero every time."""

import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.Dense(1)])
x, y = np.random.rand(64, 4), np.random.rand(64, 1)
for epoch in range(10):
    model.compile(tf.keras.optimizers.Adam(1e-3), "mse")  # BUG
    model.fit(x, y, verbose=0)
