"""Members with bodies of their own; and outputs on one body, for tasks that are told apart or that learn in turn."""
import numpy as np
import tensorflow as tf


class Member(tf.keras.Model):
    def __init__(self, body, task=None):
        super().__init__()
        self.body = body
        self.last = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.last(self.body(x))


body = tf.keras.layers.Dense(8, activation="relu")
x, y = np.random.rand(30, 4), np.random.rand(30, 1)
members = []
for _ in range(3):
    members.append(Member(tf.keras.layers.Dense(8, activation="relu")))
    members[-1].compile(tf.keras.optimizers.Adam(1e-2), "mse")
for member in members:
    some = np.random.randint(0, 30, 30)
    member.fit(x[some], y[some], verbose=0)
print(np.std([member.predict(x, verbose=0) for member in members], axis=0).max())
tasks = {}
for task in ("age", "height"):
    tasks[task] = Member(body, task)
    tasks[task].compile(tf.keras.optimizers.Adam(1e-2), "mse")
    tasks[task].fit(x, y, verbose=0)
print([each.predict(x, verbose=0) for each in tasks.values()])
heads = [Member(body) for _ in range(2)]
for head in heads:
    head.compile(tf.keras.optimizers.Adam(1e-2), "mse")
for epoch in range(3):
    for head in heads:
        head.fit(x, y, verbose=0)
print([each.predict(x, verbose=0) for each in heads])
