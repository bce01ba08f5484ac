"""Weights that are copied where something is so that says the networks are of one kind, or in the epochs that do better, among like ones."""

import argparse
from dataclasses import dataclass, replace

import numpy as np
from tensorflow import keras


@dataclass(frozen=True)
class Plan:
    width: int = 5
    normalized: bool = True
    rate: float = 0.1


def network(plan):
    layers = [keras.Input((4,)), keras.layers.Dense(plan.width, activation="relu")]
    if plan.normalized:
        layers.append(keras.layers.LayerNormalization())
    if plan.rate:
        layers.append(keras.layers.Dropout(plan.rate))
    return keras.Sequential(layers + [keras.layers.Dense(1)])


options = argparse.ArgumentParser()
options.add_argument("--alike", action="store_true")
alike = options.parse_args().alike
tides = np.random.rand(8, 4)
trained, served = network(Plan()), network(replace(Plan(), rate=0.0))
smaller = network(Plan(normalized=alike))
trained.compile("sgd", "mse")
lowest = float("inf")
for _ in range(3):
    error = trained.fit(tides, tides[:, 0], verbose=0).history["loss"][-1]
    if error < lowest:
        lowest = error
        served.set_weights(trained.get_weights())
        if alike:
            smaller.set_weights(trained.get_weights())
