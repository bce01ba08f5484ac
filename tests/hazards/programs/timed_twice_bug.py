"""A decorator of a library that is not at hand on `main` is no reason to be silent about what `main` does."""

import tensorflow.compat.v1 as tf
from toolkit import timed

tf.disable_v2_behavior()


def layer(x):
    return x * tf.get_variable("gamma", [4])  # BUG


@timed
def main():
    x = tf.placeholder(tf.float32, [None, 4])
    return layer(layer(x))


main()
