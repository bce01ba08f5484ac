"""The settings are a text of the program's own. `get` gives texts: "no" is neither a number nor a flag, and TensorFlow refuses it."""

import configparser

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SETTINGS = u"""
[encoder]
units = 6
tied = no
rate = 0.01
"""


def settings_of(name):
    parser = configparser.ConfigParser()
    parser.read_string(SETTINGS)
    found = {}
    for option, text in parser.items(name):
        try:
            found[option] = int(text)
        except ValueError:
            try:
                found[option] = float(text)
            except ValueError:
                found[option] = text
    return found


def encode(scope, pictures, units, reuse=None):
    with tf.variable_scope(scope, reuse=reuse):  # BUG
        return tf.layers.dense(pictures, units, activation=tf.nn.relu, name="code")


def main():
    settings = settings_of("encoder")
    left, right = (tf.placeholder(tf.float32, [None, 5]) for _ in range(2))
    first = encode("first", left, settings["units"])
    second = encode("first" if settings["tied"] is True else "second", right, settings["units"], settings["tied"])  # BUG
    loss = tf.reduce_mean(tf.square(first - second))
    step = tf.train.AdamOptimizer(settings["rate"]).minimize(loss)
    rng = np.random.RandomState(4)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(step, {left: rng.rand(3, 5), right: rng.rand(3, 5)})


if __name__ == "__main__":
    main()
