"""Layers in a tuple are tracked by TensorFlow 2, and trained."""

import tensorflow as tf


class Stacked(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.steps = (tf.keras.layers.Dense(4), tf.keras.layers.Dense(2))

    def call(self, rows):
        for each in self.steps:
            rows = each(rows)
        return rows


stacked = Stacked()
with tf.GradientTape() as tape:
    loss = tf.reduce_mean(tf.square(stacked(tf.ones([3, 5]))))
assert len(stacked.trainable_variables) == 4
tf.keras.optimizers.SGD(0.1).apply_gradients(zip(tape.gradient(loss, stacked.trainable_variables), stacked.trainable_variables))
