"""Whether two towers share is an option, which is a number: no scope takes that for a flag."""

import argparse

import tensorflow as tf


def tower(images, share):
    with tf.variable_scope("tower", reuse=share):  # BUG
        return tf.layers.dense(images, 5, name="code")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--tied", type=int, default=0)
    options = parser.parse_args()
    left = tf.placeholder(tf.float32, [None, 9])
    right = tf.placeholder(tf.float32, [None, 9])
    apart = tower(left, False) - tower(right, options.tied)  # BUG
    print(apart.shape)


if __name__ == "__main__":
    main()
