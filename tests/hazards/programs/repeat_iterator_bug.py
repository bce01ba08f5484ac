import itertools

import numpy as np
import tensorflow as tf


class Block(tf.keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.dense = tf.keras.layers.Dense(units, activation="relu")

    def call(self, x):
        return x + self.dense(x)


class Stack(tf.keras.Model):
    def __init__(self, units, depth):
        super().__init__()
        self.blocks = list(itertools.repeat(Block(units), depth))  # BUG

    def call(self, x):
        for block in self.blocks:
            x = block(x)  # BUG
        return x


model = Stack(8, 4)  # BUG
model(np.ones((1, 8), "float32"))
print(len(model.trainable_variables))
