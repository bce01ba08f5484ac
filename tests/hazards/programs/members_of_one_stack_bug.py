"""Bagging: each member is to have its own weights, and the layers are made once for all of them."""
import numpy as np
import tensorflow as tf

hidden = tf.keras.layers.Dense(6, activation="relu")
last = tf.keras.layers.Dense(1)
members = {}
for seed in (3, 4):
    inputs = tf.keras.Input((4,))
    members[seed] = tf.keras.Model(inputs, last(hidden(inputs)))  # BUG
    members[seed].compile(tf.keras.optimizers.Adam(1e-2), "mse")
x, y = np.random.rand(30, 4), np.random.rand(30, 1)
for seed, member in members.items():
    some = np.random.RandomState(seed).randint(0, 30, 30)
    member.fit(x[some], y[some], verbose=0)
print(np.std([member.predict(x, verbose=0) for member in members.values()], axis=0).max())
