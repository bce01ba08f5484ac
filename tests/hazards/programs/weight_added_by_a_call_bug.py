"""A mixer of rivers has a weight for each number of arms, and makes one in call for a number that it was not built for."""

import keras
import numpy as np


class Confluence(keras.layers.Layer):
    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.shares = {}

    def build(self, input_shape):
        self.add(input_shape[-1])

    def add(self, arms):
        self.shares[arms] = self.add_weight(shape=(arms, 1), name="share_%d" % arms)  # BUG

    def call(self, arms):
        if arms.shape[-1] not in self.shares:
            self.add(arms.shape[-1])  # BUG
        return keras.ops.matmul(arms, self.shares[arms.shape[-1]])


confluence = Confluence()
for count in (2, 3, 2):
    print(confluence(np.ones([5, count], "float32")).shape)  # BUG
