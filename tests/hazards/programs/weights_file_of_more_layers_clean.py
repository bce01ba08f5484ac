"""Networks get the weights of the same layers; of fewer layers where the format has them by name, or is that of objects; or as settings say."""

import argparse
import os
import tempfile

import numpy as np
import tensorflow as tf


def forecaster(width, lags, normalized=False, depth=2):
    model = tf.keras.Sequential([tf.keras.Input((lags,))])
    for number in range(depth):
        model.add(tf.keras.layers.Dense(width, activation="relu", name=f"hidden{number}"))
        if normalized:
            model.add(tf.keras.layers.LayerNormalization(name=f"norm{number}"))
    model.add(tf.keras.layers.Dense(1, name="guess"))
    return model


class Service:
    def __init__(self, settings, file):
        self.model = forecaster(settings.width, settings.lags, settings.normalized)
        self.model.load_weights(file)


parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, default=8)
parser.add_argument("--lags", type=int, default=5)
parser.add_argument("--raw", dest="normalized", action="store_false")
parser.add_argument("--wide", action="store_true")
settings = parser.parse_args()
folder = tempfile.mkdtemp()
file = os.path.join(folder, "forecaster.h5")
model = forecaster(settings.width, settings.lags, settings.normalized)
model.compile("sgd", "mae")
model.fit(np.random.rand(16, settings.lags), np.random.rand(16, 1), verbose=0)
model.save_weights(file)
Service(settings, file)

deep, objects = os.path.join(folder, "deep.h5"), os.path.join(folder, "deep")
deeper = forecaster(16, 3, depth=3)
deeper.save_weights(deep)
deeper.save_weights(objects)
forecaster(16, 3).load_weights(deep, by_name=True)
forecaster(16, 3).load_weights(objects).expect_partial()

kept = os.path.join(folder, "kept.h5")
forecaster(4, 3, normalized=not settings.wide).save_weights(kept)
if settings.wide:
    forecaster(4, 3).load_weights(kept)
