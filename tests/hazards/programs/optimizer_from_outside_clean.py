"""Optimizers that are made in the scope of their model's strategy, that keep nothing of their own, or of models without a strategy."""

import keras
import numpy as np
import tensorflow as tf


class Study:
    def __init__(self, name, rate):
        self.strategy = tf.distribute.MirroredStrategy(["/cpu:0"])
        self.plain = keras.optimizers.SGD(rate)
        with self.strategy.scope():
            self.optimizer = keras.optimizers.get({"class_name": name, "config": {"learning_rate": rate}})

    def network(self):
        return keras.Sequential([keras.Input((3,)), keras.layers.Dense(4), keras.layers.Dense(1)])

    def run(self, heights):
        with self.strategy.scope():
            network, other, named = self.network(), self.network(), self.network()
            network.compile(self.optimizer, "mse")
            named.compile("adam", "mse")
        other.compile(self.plain, "mse")
        return [each.fit(heights, heights[:, 0], verbose=0).history["loss"] for each in (network, other, named)]


keras.utils.set_random_seed(3)
heights = np.array(keras.random.uniform((8, 3)))
print(Study("rmsprop", 0.01).run(heights))
alone = keras.Sequential([keras.Input((3,)), keras.layers.Dense(1)])
alone.compile(keras.optimizers.Adam(0.1), "mse")
alone.fit(heights, heights[:, 0], verbose=0)
inside = tf.distribute.OneDeviceStrategy("/cpu:0")
with inside.scope():
    alone = keras.Sequential([keras.Input((3,)), keras.layers.Dense(1)])
    alone.compile(keras.optimizers.Adam(0.1), "mse")
alone.fit(heights, heights[:, 0], verbose=0)
