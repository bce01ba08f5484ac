"""The network for serving lacks the normalization of the trained one, and is to get its weights in the epochs that do better."""

from dataclasses import dataclass, replace

import numpy as np
from tensorflow import keras


@dataclass(frozen=True)
class Plan:
    widths: tuple = (5, 3)
    normalized: bool = True


def network(plan):
    layers = [keras.Input((4,))]
    for width in plan.widths:
        layers += [keras.layers.Dense(width, activation="relu")] + [keras.layers.LayerNormalization()] * plan.normalized
    return keras.Sequential(layers + [keras.layers.Dense(1)])


class Keeper:
    def __init__(self, plan):
        self.trained = network(plan)
        self.served = network(replace(plan, normalized=False))  # BUG
        self.trained.compile("sgd", "mse")
        self.lowest = float("inf")

    def epoch(self, tides):
        self.trained.fit(tides, tides[:, 0], verbose=0)
        error = self.trained.evaluate(tides, tides[:, 0], verbose=0)
        if error < self.lowest:
            self.lowest = error
            self.served.set_weights(self.trained.get_weights())  # BUG


keeper = Keeper(Plan(widths=(5,)))
for _ in range(3):
    keeper.epoch(np.random.rand(8, 4))  # BUG
