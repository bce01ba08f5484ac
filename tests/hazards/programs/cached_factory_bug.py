import functools

import numpy as np
import tensorflow as tf


@functools.lru_cache(maxsize=None)
def dense(units, activation=None):  # BUG
    return tf.keras.layers.Dense(units, activation=activation)


class Autoencoder(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.enc1 = dense(32, "relu")
        self.enc2 = dense(32, "relu")  # BUG
        self.dec1 = dense(32, "relu")  # BUG
        self.out = dense(16)

    def call(self, x):
        x = self.enc1(x)
        x = self.enc2(x)  # BUG
        return self.out(self.dec1(x))  # BUG


model = Autoencoder()
model(np.ones((2, 32), "float32"))
print(len(model.trainable_variables))
