"""The chain is compiled again once the inspector is frozen; or is compiled while it is, though each step says so once more."""

import numpy as np
import tensorflow as tf
from tensorflow.keras import layers, models


def stack(width, outputs, inputs):
    entry = layers.Input((inputs,))
    return models.Model(entry, layers.Dense(outputs)(layers.Dense(width, activation="tanh")(entry)))


def chained(forger, inspector):
    paper = layers.Input((3,))
    return models.Model(paper, inspector(forger(paper)))


def step(inspector, forger, chain):
    notes = np.concatenate([np.random.rand(4, 6), forger.predict(np.random.rand(4, 3), verbose=0)])
    inspector.train_on_batch(notes, np.repeat([[1.0], [0.0]], 4, 0))
    inspector.trainable = False
    chain.train_on_batch(np.random.rand(8, 3), np.ones((8, 1)))
    inspector.trainable = True


inspector, forger = stack(9, 1, 6), stack(12, 6, 3)
inspector.compile("adam", "mse")
chain = chained(forger, inspector)
chain.compile("adam", "mse")
inspector.trainable = False
chain.compile("sgd", "mse")
for _ in range(3):
    notes = np.concatenate([np.random.rand(4, 6), forger.predict(np.random.rand(4, 3), verbose=0)])
    inspector.train_on_batch(notes, np.repeat([[1.0], [0.0]], 4, 0))
    chain.train_on_batch(np.random.rand(8, 3), np.ones((8, 1)))

inspector, forger = stack(9, 1, 6), stack(12, 6, 3)
inspector.compile("adam", "mse")
inspector.trainable = False
chain = chained(forger, inspector)
chain.compile("adam", "mse")
inspector.trainable = True
for _ in range(3):
    step(inspector, forger, chain)
