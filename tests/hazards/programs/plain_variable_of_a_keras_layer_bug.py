"""A scale that is to be learned is a `tf.Variable`, which Keras 3 does not look for."""

# /// script
# dependencies = ["tensorflow>=2.16"]
# ///
import tensorflow as tf


class Temperature(tf.keras.layers.Layer):
    def __init__(self, start):
        super().__init__()
        self.scale = tf.Variable(start, name="temperature", dtype=tf.float32)  # BUG

    def call(self, logits):
        return logits / self.scale


inputs = tf.keras.Input((8,))
network = tf.keras.Model(inputs, Temperature(2.0)(tf.keras.layers.Dense(3)(inputs)))
network.compile("adam", tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
network.fit(tf.zeros([32, 8]), tf.zeros([32], tf.int32), epochs=3)
