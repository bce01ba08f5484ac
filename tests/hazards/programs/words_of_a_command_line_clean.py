"""Probes of a river: what the last line says of the options is what the program runs with."""

import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def options(words):
    parser = argparse.ArgumentParser()
    parser.add_argument("--gauges", type=int, default=5)
    parser.add_argument("--widths", type=int, nargs="+", default=[8, 8])
    parser.add_argument("--tie", action="store_true")
    parser.add_argument("--rate", type=float, default=0.1)
    return parser.parse_args(words)


def main(words=None):
    told = options(words)
    levels = tf.placeholder(tf.float32, [None, told.gauges])
    hidden = levels
    for i, width in enumerate(told.widths):
        with tf.variable_scope("flow" if told.tie else "flow_%d" % i, reuse=told.tie and i > 0):
            kernel = tf.get_variable("kernel", [hidden.shape[1].value, width])
            hidden = tf.nn.relu(tf.matmul(hidden, kernel))
    loss = tf.reduce_mean(tf.square(hidden))
    return tf.train.GradientDescentOptimizer(told.rate).minimize(loss)


if __name__ == "__main__":
    main(["--gauges=6", "--widths", "6", "6", "--tie"])
