"""A gate of a built layer is opened from outside, which adds its weights: Keras 3 has locked the layer by then."""

import keras
import numpy as np


class Gated(keras.layers.Layer):
    def __init__(self, width, **kwargs):
        super().__init__(**kwargs)
        self.width = width
        self._gated = False

    def build(self, shape):
        self.mix = self.add_weight(shape=(shape[-1], self.width), name="mix")
        if self._gated:
            self._make_gate(shape[-1])

    def _make_gate(self, depth):
        self.gate = self.add_weight(shape=(depth, self.width), name="gate")  # BUG

    @property
    def gated(self):
        return self._gated

    @gated.setter
    def gated(self, wanted):
        self._gated = wanted
        if wanted and self.built:
            self._make_gate(self.mix.shape[0])  # BUG

    def call(self, x):
        out = keras.ops.matmul(x, self.mix)
        return out * keras.ops.sigmoid(keras.ops.matmul(x, self.gate)) if self._gated else out


def changed(network, settings):
    for layer in network.layers:
        for name in settings:
            if hasattr(layer, name):
                setattr(layer, name, settings[name])  # BUG
    return network


soil = np.random.rand(8, 5).astype("float32")
network = keras.Sequential([keras.Input((5,)), Gated(4), keras.layers.ReLU(), Gated(1)])
network.compile("adam", "mse")
before = network.evaluate(soil, soil[:, 0], verbose=0)
network = changed(network, {"gated": True})  # BUG
network.compile("adam", "mse")
print(before, network.evaluate(soil, soil[:, 0], verbose=0))
