"""Widths of a tower come from the command line, and name its layers: by default two of them are the same."""
import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

parser = argparse.ArgumentParser()
parser.add_argument("--widths", type=int, nargs="*", default=[32, 16, 32])
parser.add_argument("--cameras", default="left,right,left")
options = parser.parse_args()


def tower(x):
    for width in options.widths:
        x = tf.layers.dense(x, width, name="fc_{}".format(width))  # BUG TVS101
    return x


pixels = tf.placeholder(tf.float32, [None, 8])
towers = tower(pixels)
for camera in options.cameras.split(","):
    with tf.variable_scope("camera"):
        gain = tf.get_variable(camera, [8])
