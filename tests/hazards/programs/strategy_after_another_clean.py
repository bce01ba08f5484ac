"""Strategies one after the other, one inside of itself, the one that is in force, and one in a graph of its own."""

import contextlib

import tensorflow as tf


def strategy():
    return tf.distribute.MirroredStrategy(["/cpu:0"])


def pitch():
    return tf.Variable(tf.zeros([4]), name="pitch")


def maker(given=None):
    own = given or tf.distribute.get_strategy()
    with own.scope():
        return pitch()


def main():
    first, second = strategy(), strategy()
    with first.scope():
        low = maker()
    with second.scope():
        high = maker(second)
    single = tf.distribute.OneDeviceStrategy("/cpu:0")
    with single.scope():
        with single.scope():
            alone = pitch()
    with first.scope():
        with tf.Graph().as_default():
            with second.scope():
                tf.compat.v1.get_variable("pitch", [4])
        other = second.scope()
    with other:
        high.assign_add(tf.ones([4]))
    with contextlib.suppress(RuntimeError):
        with first.scope(), second.scope():
            pitch()
    print(first.run(lambda: low + 1.0), second.run(lambda: high + 1.0), single.run(lambda: alone + 1.0))
    for name in ("mirrored", "one"):
        chosen = strategy() if name == "mirrored" else tf.distribute.OneDeviceStrategy("/cpu:0")
        with chosen.scope():
            pitch()


main()
