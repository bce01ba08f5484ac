"""Shallow copies under other names that are no second estimate: they run on other data, or otherwise, or get layers of their own."""

import copy

import tensorflow as tf


class Estimate:
    def __init__(self, name, training=True):
        self.name = name
        self.training = training
        self.inner = tf.keras.layers.Dense(8, activation="relu", name=name + "_inner")
        self.outer = tf.keras.layers.Dense(1, name=name + "_outer")

    def __call__(self, x):
        return self.outer(tf.nn.dropout(self.inner(x), 0.5 if self.training else 0.0))

    @property
    def trainable_variables(self):
        return self.inner.trainable_variables + self.outer.trainable_variables


first = Estimate("first")
tower = copy.copy(first)
tower.name = "tower"
judge = copy.copy(first)
judge.name, judge.training = "judge", False
beside = copy.copy(first)
beside.name, beside.outer = "beside", tf.keras.layers.Dense(1)
deep = copy.deepcopy(first)
deep.name = "deep"
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    x, y = tf.random.normal([8, 3]), tf.random.normal([8, 1])
    right, other = tf.random.normal([8, 3]), tf.random.normal([8, 1])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(first(x) - y)) + tf.reduce_mean(tf.square(tower(right) - other))
        loss += tf.reduce_mean(tf.square(beside(x) - y)) + tf.reduce_mean(tf.square(deep(x) - y))
    weights = first.trainable_variables + beside.outer.trainable_variables + deep.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    print(float(tf.reduce_mean(judge(x))))
