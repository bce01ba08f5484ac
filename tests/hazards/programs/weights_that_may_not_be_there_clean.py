"""Weights of another size are taken away before, lie elsewhere, or are given up where they do not fit."""

import os
import shutil
import tempfile

import numpy as np
import tensorflow as tf


def sorter(kinds):
    return tf.keras.Sequential([
        tf.keras.Input([4]),
        tf.keras.layers.Dense(6, activation="tanh"),
        tf.keras.layers.Dense(kinds),
    ])


def learn(net, file, kinds):
    net.compile("sgd", "mse")
    net.fit(np.ones([5, 4]), np.zeros([5, kinds]), verbose=0)
    net.save_weights(file)


def taken_away(folder):
    file = os.path.join(folder, "shells.weights.h5")
    for kinds in (2, 3):
        net = sorter(kinds)
        if os.path.exists(file):
            net.load_weights(file)
        learn(net, file, kinds)
        os.remove(file)


def moved(folder):
    file = os.path.join(folder, "shells.weights.h5")
    for kinds in (2, 3):
        net = sorter(kinds)
        if os.path.exists(file):
            net.load_weights(file)
        learn(net, file, kinds)
        shutil.move(file, os.path.join(folder, "shells-%d.weights.h5" % kinds))


def each_its_own(folder):
    for kinds in (2, 3):
        file = os.path.join(folder, "shells-%d.weights.h5" % kinds)
        net = sorter(kinds)
        if os.path.exists(file):
            net.load_weights(file)
        learn(net, file, kinds)


def given_up(folder):
    file = os.path.join(folder, "shells.weights.h5")
    for kinds in (2, 3):
        net = sorter(kinds)
        if os.path.exists(file):
            try:
                net.load_weights(file)
            except ValueError:
                print("begins anew")
        learn(net, file, kinds)


def counted(folder):
    """Writes once, and asks whether it has."""
    file = os.path.join(folder, "shells.weights.h5")
    net = sorter(2)
    learn(net, file, 2)
    if not os.path.exists(file):
        sorter(3).load_weights(file)
    again = sorter(2)
    if os.path.exists(file):
        again.load_weights(file)
    return again.predict(np.ones([1, 4]), verbose=0)


def main():
    for study in (taken_away, moved, each_its_own, given_up, counted):
        print(study(tempfile.mkdtemp()))


if __name__ == "__main__":
    main()
