import functools

import numpy as np
import tensorflow as tf


@functools.lru_cache(maxsize=None)
def initializer(scale):
    return tf.keras.initializers.VarianceScaling(scale, seed=1)


def dense(units, activation=None):
    return tf.keras.layers.Dense(units, activation=activation, kernel_initializer=initializer(2.0))


class Autoencoder(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.enc1 = dense(32, "relu")
        self.enc2 = dense(32, "relu")
        self.dec1 = dense(32, "relu")
        self.out = dense(16)

    def call(self, x):
        x = self.enc1(x)
        x = self.enc2(x)
        return self.out(self.dec1(x))


model = Autoencoder()
model(np.ones((2, 32), "float32"))
print(len(model.trainable_variables))
