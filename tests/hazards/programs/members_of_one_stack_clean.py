"""Members with layers of their own; and one network that goes on learning at another resolution."""
import numpy as np
import tensorflow as tf

members = []
for seed in (3, 4):
    hidden, last = tf.keras.layers.Dense(6, activation="relu"), tf.keras.layers.Dense(1)
    inputs = tf.keras.Input((4,))
    members.append(tf.keras.Model(inputs, last(hidden(inputs))))
    members[-1].compile(tf.keras.optimizers.Adam(1e-2), "mse")
x, y = np.random.rand(30, 4), np.random.rand(30, 1)
for member in members:
    member.fit(x, y, verbose=0)

filters, head = tf.keras.layers.Conv1D(4, 3, padding="same"), tf.keras.layers.Dense(1)
for length in (8, 16):
    inputs = tf.keras.Input((length, 2))
    pooled = tf.keras.layers.GlobalAveragePooling1D()(filters(inputs))
    model = tf.keras.Model(inputs, head(pooled))
    model.compile(tf.keras.optimizers.Adam(1e-2), "mse")
    model.fit(np.random.rand(10, length, 2), np.random.rand(10, 1), verbose=0)
