"""A dataset traces the function that it maps, as tf.function does: a layer that is made in it makes its variables in each trace."""

import tensorflow as tf


class Pipeline:
    def __init__(self, size):
        self.size = size

    def project(self, x):
        layer = tf.keras.layers.Dense(self.size, trainable=False)  # BUG
        return layer(x)  # BUG

    def dataset(self, values):
        return tf.data.Dataset.from_tensor_slices(values).batch(4).map(self.project)  # BUG


for batch in Pipeline(3).dataset(tf.ones([8, 5])):
    print(batch.shape)
