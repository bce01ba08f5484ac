"""A block makes its layers whenever it is called."""
import tensorflow as tf


class Block(tf.keras.layers.Layer):
    def __init__(self, filters):
        super().__init__()
        self.filters = filters

    def call(self, x):
        x = tf.keras.layers.Conv2D(self.filters, 3, padding="same")(x)  # BUG
        return tf.keras.layers.BatchNormalization()(x)  # BUG


block = Block(8)
for images in [tf.ones([1, 8, 8, 3]), tf.zeros([1, 8, 8, 3])]:
    y = block(images)  # BUG
