"""What a module's own methods do to its variables in the middle of a training: set them, or freeze one at some time."""

import numpy as np
import tensorflow as tf


class Mixture(tf.Module):
    def __init__(self, parts, width):
        super().__init__()
        self.centres = tf.Variable(tf.random.normal([parts, width]), name="centres")
        self.shares = tf.Variable(tf.ones([parts]) / parts, name="shares")

    def loss(self, rows):
        apart = tf.reduce_sum((rows[:, None] - self.centres) ** 2, axis=-1)
        return -tf.reduce_mean(tf.reduce_logsumexp(tf.math.log(self.shares) - apart, axis=-1))

    def normalize(self):
        self.shares.assign(tf.nn.relu(self.shares) / tf.reduce_sum(self.shares))

    def freeze(self):
        self.shares = tf.stop_gradient(self.shares)

    def rounded(self):
        self.shares = tf.round(self.shares * 8.0) / 8.0

    def keep(self):
        self.kept = tf.nn.relu(self.shares)


def step(mixture, optimizer, batch):
    with tf.GradientTape() as tape:
        loss = mixture.loss(batch)
    weights = mixture.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


def batches():
    return np.random.rand(10, 16, 2).astype("float32")


mixture, optimizer = Mixture(3, 2), tf.keras.optimizers.SGD(0.1)
for batch in batches():
    step(mixture, optimizer, batch)
    mixture.normalize()
    mixture.keep()

frozen, optimizer = Mixture(3, 2), tf.keras.optimizers.SGD(0.1)
for number, batch in enumerate(batches()):
    if number == 1:
        frozen.freeze()
    step(frozen, optimizer, batch)

rounded, optimizer = Mixture(3, 2), tf.keras.optimizers.SGD(0.1)
for epoch in range(4):
    for batch in batches():
        step(rounded, optimizer, batch)
    if epoch == 1:
        rounded.rounded()

late, optimizer = Mixture(3, 2), tf.keras.optimizers.SGD(0.1)
for batch in batches():
    step(late, optimizer, batch)
late.rounded()
for batch in batches():
    step(late, optimizer, batch)
