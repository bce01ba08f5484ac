"""A forger learns by what an inspector says of its notes; the inspector is frozen once the chain of both is compiled."""

import numpy as np
import tensorflow as tf
from tensorflow.keras import layers, models


def stack(width, outputs, inputs):
    entry = layers.Input((inputs,))
    return models.Model(entry, layers.Dense(outputs)(layers.Dense(width, activation="tanh")(entry)))


inspector, forger = stack(9, 1, 6), stack(12, 6, 3)
inspector.compile("adam", "mse")
paper = layers.Input((3,))
chain = models.Model(paper, inspector(forger(paper)))
chain.compile("adam", "mse")  # BUG TVS518
for layer in inspector.layers:
    layer.trainable = False

for _ in range(6):
    notes = np.concatenate([np.random.rand(4, 6), forger.predict(np.random.rand(4, 3), verbose=0)])
    inspector.train_on_batch(notes, np.repeat([[1.0], [0.0]], 4, 0))
    chain.train_on_batch(np.random.rand(8, 3), np.ones((8, 1)))
