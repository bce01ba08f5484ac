"""Optimizers in a scope whose losses come of what is not followed, or through gradients: each turn has a variable of its own to train."""

import tensorflow as tf
from tensorflow.contrib.framework import nest

import spectra

tf.compat.v1.disable_v2_behavior()
tf = tf.compat.v1


def fit_spectra():
    for _ in range(2):
        signal = tf.Variable([1.0, 2.0, 3.0, 4.0])
        with tf.variable_scope("spectra"):
            tf.train.AdamOptimizer().minimize(spectra.distance(signal))


def fit_transforms():
    for _ in range(2):
        signal = tf.Variable([1.0, 2.0, 3.0, 4.0])
        with tf.variable_scope("transforms"):
            tf.train.AdamOptimizer().minimize(tf.reduce_sum(tf.abs(tf.signal.rfft(signal))))


def flatten_slopes():
    for _ in range(2):
        place = tf.Variable([1.0, 2.0])
        with tf.variable_scope("slopes"):
            slope = tf.gradients(place * place, place)[0]
            tf.train.RMSPropOptimizer(0.1).minimize(tf.reduce_sum(tf.square(slope)))


def fit_nested():
    for _ in range(2):
        parts = {"one": tf.Variable(1.0), "two": tf.Variable(2.0)}
        with tf.variable_scope("nested"):
            tf.train.AdamOptimizer().minimize(tf.add_n(nest.flatten(parts)))


if __name__ == "__main__":
    fit_spectra()
    fit_transforms()
    flatten_slopes()
    fit_nested()
