"""Both models of a pair repeat a block that has a name first: it is meant to be one."""

import numpy as np
import tensorflow as tf


class Universal(tf.keras.Model):
    def __init__(self, steps):
        super().__init__()
        self.step = tf.keras.layers.Dense(6, activation="relu")
        self.steps = [self.step] * steps
        self.out = tf.keras.layers.Dense(2)

    def call(self, x):
        for step in self.steps:
            x = step(x)
        return self.out(x)


small, large = [Universal(steps) for steps in (2, 5)]
x = np.ones([3, 6], "float32")
large(x)
small(x)
large.set_weights(small.get_weights())
