"""Bagging: each member has an output of its own, and all have the one body that is made before the loop."""
import numpy as np
import tensorflow as tf


class Member(tf.keras.Model):
    def __init__(self, body):
        super().__init__()
        self.body = body
        self.last = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.last(self.body(x))


body = tf.keras.layers.Dense(8, activation="relu")
x, y = np.random.rand(30, 4), np.random.rand(30, 1)
members = []
for _ in range(3):
    members.append(Member(body))  # BUG
    members[-1].compile(tf.keras.optimizers.Adam(1e-2), "mse")
for member in members:
    some = np.random.randint(0, 30, 30)
    member.fit(x[some], y[some], verbose=0)
print(np.std([member.predict(x, verbose=0) for member in members], axis=0).max())
