"""Weights for all sizes that come, which build adds; a call that would add one never does, or is built for it, or asks a layer inside."""

import keras
import numpy as np


class Confluence(keras.layers.Layer):
    def __init__(self, counts, **kwargs):
        super().__init__(**kwargs)
        self.counts = counts
        self.shares = {}

    def build(self, input_shape):
        for count in self.counts:
            self.add(count)

    def add(self, arms):
        self.shares[arms] = self.add_weight(shape=(arms, 1), name="share_%d" % arms)
        return self.shares[arms]

    def call(self, arms):
        count = arms.shape[-1]
        share = self.shares[count] if count in self.shares else self.add(count)
        return keras.ops.matmul(arms, share)


class Lazy(keras.layers.Layer):
    """Builds itself by its call, as it has a layer that is not built."""

    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.inner = keras.layers.Dense(3)
        self.scale = None

    def call(self, x):
        if self.scale is None:
            self.scale = self.add_weight(shape=(3,), name="scale", initializer="ones")
        return self.inner(x) * self.scale


class Pair(keras.layers.Layer):
    def __init__(self, **kwargs):
        super().__init__(**kwargs)
        self.parts = {str(count): Confluence((count,)) for count in (2, 3)}

    def build(self, input_shape):
        self.bias = self.add_weight(shape=(1,), name="bias")

    def call(self, arms):
        return self.parts[str(arms.shape[-1])](arms) + self.bias


def spread(sizes):
    confluence = Confluence((2, 3))
    for count in sizes:
        confluence(np.ones([5, count], "float32"))


spread((2, 3, 2))
spread(np.loadtxt([" 2", " 3"]).astype(int))
lazy = Lazy()
lazy(np.ones([2, 2], "float32"))
pair = Pair()
for count in (2, 3, 2):
    print(pair(np.ones([5, count], "float32")).shape)


class LazyModel(keras.Model):
    def __init__(self):
        super().__init__()
        self.inner = keras.layers.Dense(3)
        self.scale = None

    def call(self, x):
        if self.scale is None:
            self.scale = self.add_weight(shape=(3,), name="scale", initializer="ones")
        return self.inner(x) * self.scale


LazyModel()(np.ones([2, 2], "float32"))
