"""A second estimate is a shallow copy under another name: it has the layers of the first, in a graph as in eager code."""

import copy

import tensorflow as tf


class Estimate:
    def __init__(self, name):
        self.name = name
        self.inner = tf.keras.layers.Dense(8, activation="relu", name=name + "_inner")
        self.outer = tf.keras.layers.Dense(1, name=name + "_outer")

    def __call__(self, x):
        return self.outer(self.inner(x))

    @property
    def trainable_variables(self):
        return self.inner.trainable_variables + self.outer.trainable_variables


first = Estimate("first")
second = copy.copy(first)  # BUG
second.name = "second"
optimizer = tf.keras.optimizers.Adam()
for _ in range(3):
    x, y = tf.random.normal([8, 3]), tf.random.normal([8, 1])
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(first(x) - y)) + tf.reduce_mean(tf.square(second(x) - y))
    weights = first.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


class Plane:
    def __init__(self, w, net_name):
        self.w, self.net_name = w, net_name

    def renamed(self, net_name):
        other = copy.copy(self)  # BUG
        other.net_name = net_name
        return other

    def value(self, x):
        return tf.matmul(x, self.w)


with tf.Graph().as_default():
    x = tf.compat.v1.placeholder(tf.float32, [None, 3])
    one = Plane(tf.compat.v1.get_variable("w", [3, 1]), "one")
    two = one.renamed("two")
    lower = tf.minimum(one.value(x), two.value(x))
    step = tf.compat.v1.train.AdamOptimizer(0.1).minimize(-tf.reduce_mean(lower))
