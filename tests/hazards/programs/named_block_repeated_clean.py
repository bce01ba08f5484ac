"""A block that is given a name and then repeated: universal transformers, ALBERT and their like."""
import numpy as np
import tensorflow as tf
from tensorflow.keras import layers


class Refine(layers.Layer):
    def __init__(self, size):
        super().__init__()
        self.inner = layers.Dense(size, activation="gelu")
        self.norm = layers.LayerNormalization()

    def call(self, x):
        return self.norm(x + self.inner(x))


class Universal(tf.keras.Model):
    def __init__(self, size, passes):
        super().__init__()
        shared = Refine(size)
        self.passes = [shared] * passes

    def call(self, x):
        for each in self.passes:
            x = each(x)
        return x


model = Universal(6, 4)
print(model(np.random.rand(2, 6).astype("float32")).shape, model.count_params())
