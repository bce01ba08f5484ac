"""A model that is normalised, as it is unless an option says otherwise, is saved and so is what is to predict."""

import argparse
import os
import tempfile

import tensorflow as tf


def model_of(width, normalised=False):
    model = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(width)])
    if normalised:
        model.add(tf.keras.layers.BatchNormalization())
    model.add(tf.keras.layers.Dense(1))
    return model


parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, default=4)
parser.add_argument("--bare", dest="normalised", action="store_false")
options = parser.parse_args()
file = os.path.join(tempfile.mkdtemp(), "learned.h5")
model_of(options.width, normalised=options.normalised).save_weights(file)
model_of(options.width, options.normalised).load_weights(file)
