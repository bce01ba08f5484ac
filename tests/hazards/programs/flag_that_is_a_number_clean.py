"""Whether two towers share is an option, which is a number, and a flag is made of it."""

import argparse

import tensorflow as tf


def tower(images, side, share):
    with tf.variable_scope("tower" if share is not None else side, reuse=share):
        return tf.layers.dense(images, 5, name="code")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tied", type=int, default=1)
    parser.add_argument("--count", type=int, default=2)
    options = parser.parse_args()
    left = tf.placeholder(tf.float32, [None, 9])
    right = tf.placeholder(tf.float32, [None, 9])
    first = tower(left, "left", False if options.tied else None)
    apart = first - tower(right, "right", bool(options.tied) or None)
    for number in range(options.count):
        with tf.variable_scope("head", reuse=number > 0):
            tf.layers.dense(apart, 1, name="score")


if __name__ == "__main__":
    main()
