"""A sorter of shells learns two kinds, then three: it begins with the weights that are there, of two."""

import os
import tempfile

import numpy as np
import tensorflow as tf


class Sorter:
    def __init__(self, folder, kinds):
        self.file = os.path.join(folder, "shells.weights.h5")
        self.net = tf.keras.Sequential([
            tf.keras.Input([4]),
            tf.keras.layers.Dense(6, activation="tanh"),
            tf.keras.layers.Dense(kinds),
        ])
        if os.path.isfile(self.file):
            self.net.load_weights(self.file)  # BUG
        self.net.compile("sgd", "mse")
        self.kinds = kinds

    def learn(self, shells):
        self.net.fit(shells, np.zeros([len(shells), self.kinds]), verbose=0)
        self.net.save_weights(self.file)


def main():
    folder, shells = tempfile.mkdtemp(), np.ones([5, 4])
    for kinds in (2, 3):
        Sorter(folder, kinds).learn(shells)  # BUG


main()
