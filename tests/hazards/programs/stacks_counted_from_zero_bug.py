"""The coarse stage and the fine one count their units from 0 in one scope: the fine one has another unit, and begins with those of the coarse."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

STAGES = [("coarse", 2), ("fine", 4)]


def unit(signal, number):
    with tf.variable_scope("unit%d" % number):  # BUG
        hidden = tf.layers.dense(signal, 24, tf.nn.relu, name="in")
        return signal + tf.layers.dense(hidden, 10, name="out") * np.linspace(0, 1, 10).astype("f")


def stage(signal, units):
    for number in range(units):
        signal = unit(signal, number)  # BUG
    return signal


signal = tf.placeholder(tf.float32, [None, 10])
clean = signal
with tf.variable_scope("denoise", reuse=tf.AUTO_REUSE):
    for name, units in STAGES:
        clean = stage(clean, units)
