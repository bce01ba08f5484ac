"""The weights of a network that is normalized, where the settings say so, are read into one that is made without a word of that."""

import argparse
import os
import tempfile

import numpy as np
import tensorflow as tf


def forecaster(width, lags, normalized=False, depth=2):
    model = tf.keras.Sequential([tf.keras.Input((lags,))])
    for _ in range(depth):
        model.add(tf.keras.layers.Dense(width, activation="relu"))
        if normalized:
            model.add(tf.keras.layers.LayerNormalization())
    model.add(tf.keras.layers.Dense(1))
    return model


def fitted(settings, file):
    model = forecaster(settings.width, settings.lags, settings.normalized)
    model.compile("sgd", "mae")
    model.fit(np.random.rand(16, settings.lags), np.random.rand(16, 1), verbose=0)
    model.save_weights(file)


class Service:
    def __init__(self, settings, file):
        self.model = forecaster(settings.width, settings.lags)
        self.model.load_weights(file)  # BUG TVS515


parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, default=8)
parser.add_argument("--lags", type=int, default=5)
parser.add_argument("--raw", dest="normalized", action="store_false")
settings = parser.parse_args()
file = os.path.join(tempfile.mkdtemp(), "forecaster.h5")
fitted(settings, file)
Service(settings, file)
