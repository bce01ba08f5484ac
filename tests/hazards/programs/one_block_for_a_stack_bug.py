"""A stack whose blocks are one, whatever the settings say."""
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers


class Stack(keras.Model):
    def __init__(self, depth, single):
        super().__init__()
        self.single = single
        self.blocks = [self.make()] * depth  # BUG
        self.score = layers.Dense(1)

    def make(self):
        entry = keras.Input((6,))
        return keras.Model(entry, entry + layers.Dense(6, activation="relu")(entry))

    def call(self, x):
        for block in self.blocks:
            x = block(x)
        return self.score(x)


x = np.random.randn(32, 6).astype("float32")
for single in (True, False):
    model = Stack(3, single)
    model.compile(optimizer="adam", loss="mse")
    model.fit(x, x[:, :1], epochs=1, verbose=0)
    print(len(model.trainable_variables))
