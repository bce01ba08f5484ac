"""Layers are named by their widths, which an option lists: by default they differ."""
import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layer(x, width, name):
    with tf.variable_scope(name):
        return tf.matmul(x, tf.get_variable("w", [x.shape[-1], width]))


def options():
    parser = argparse.ArgumentParser()
    parser.add_argument("--widths", default="16,8,4")
    return parser.parse_args()


def main():
    x = tf.placeholder(tf.float32, [None, 4])
    for width in [int(each) for each in options().widths.split(",")]:
        x = layer(x, width, "of_%d" % width)
    return x


if __name__ == "__main__":
    main()
