"""Optimizers made anew in one scope for a variable that they are told to train: its slots are there, whatever the loss comes of."""

import tensorflow as tf

import spectra

tf.compat.v1.disable_v2_behavior()
tf = tf.compat.v1


def fit(signal):
    with tf.variable_scope("spectra"):
        return tf.train.AdamOptimizer().minimize(spectra.distance(signal), var_list=[signal])  # BUG TVS101


signal = tf.Variable([1.0, 2.0, 3.0, 4.0], name="signal")
first = fit(signal)
second = fit(signal)
