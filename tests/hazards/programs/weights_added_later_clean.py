"""Weights of layers in Keras 3 that are added before the end of `build`, to unlocked layers, or where the refusal is caught."""

import keras
import numpy as np


class Gated(keras.layers.Layer):
    """It has the weights of its gate from the beginning; opening it is no more than a flag."""

    def __init__(self, width, **kwargs):
        super().__init__(**kwargs)
        self.width = width
        self.gated = False

    def build(self, shape):
        self.mix = self.add_weight(shape=(shape[-1], self.width), name="mix")
        super().build(shape)
        self._make_gate(shape[-1])

    def _make_gate(self, depth):
        self.gate = self.add_weight(shape=(depth, self.width), name="gate")

    def call(self, x):
        out = keras.ops.matmul(x, self.mix)
        return out * keras.ops.sigmoid(keras.ops.matmul(x, self.gate)) if self.gated else out


class Adapted(keras.layers.Layer):
    """It unlocks itself, as Keras's own layers do for their adapters."""

    def build(self, shape):
        self.mix = self.add_weight(shape=(shape[-1], 2), name="mix")
        self.down = None

    def adapt(self, rank):
        self._tracker.unlock()
        self.down = self.add_weight(shape=(self.mix.shape[0], rank), name="down")
        self.up = self.add_weight(shape=(rank, 2), initializer="zeros", name="up")
        self._tracker.lock()

    def call(self, x):
        out = keras.ops.matmul(x, self.mix)
        return out if self.down is None else out + keras.ops.matmul(keras.ops.matmul(x, self.down), self.up)


class Scaled(keras.layers.Layer):
    """It is told of its scale before it is built, or does without."""

    def build(self, shape):
        self.mix = self.add_weight(shape=(shape[-1], 2), name="mix")

    def add_scale(self):
        self.scale = self.add_weight(shape=(), initializer="ones", name="scale")

    def call(self, x):
        return keras.ops.matmul(x, self.mix) * getattr(self, "scale", 1.0)


soil = np.random.rand(8, 5).astype("float32")
early, late = Scaled(), Scaled()
early.add_scale()
network = keras.Sequential([keras.Input((5,)), Gated(4), Adapted(), early, late])
network.compile("adam", "mse")
before = network.evaluate(soil, soil[:, :2], verbose=0)
for layer in network.layers:
    if hasattr(layer, "gated"):
        setattr(layer, "gated", True)
    if hasattr(layer, "adapt"):
        layer.adapt(1)
try:
    late.add_scale()
except ValueError as refused:
    print("goes without:", type(refused).__name__)
network.compile("adam", "mse")
print(before, network.evaluate(soil, soil[:, :2], verbose=0))
