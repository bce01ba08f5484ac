"""The program asks for the Keras that tracks every variable."""

import os

os.environ["TF_USE_LEGACY_KERAS"] = "1"
import tensorflow as tf  # noqa: E402


class Shift(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.by = tf.Variable(tf.zeros([8]))

    def call(self, x):
        return x + self.by


network = tf.keras.Sequential([Shift(), tf.keras.layers.Dense(3)])
network.compile("adam", "mse")
network.fit(tf.zeros([32, 8]), tf.zeros([32, 3]), epochs=3)
