"""Widths of a tower come from the command line, and name its layers: they differ, or their places do, or the second shares."""
import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

parser = argparse.ArgumentParser()
parser.add_argument("--widths", type=int, nargs="*", default=[32, 16, 8])
parser.add_argument("--depths", type=int, nargs="*", default=[4, 4])
parser.add_argument("--cameras", default="left,right,left")
options = parser.parse_args()


def tower(x):
    for width in options.widths:
        x = tf.layers.dense(x, width, name="fc_{}".format(width))
    for i, depth in enumerate(options.depths):
        x = tf.layers.dense(x, depth, name="low_%d_%d" % (i, depth))
    return x


towers = tower(tf.placeholder(tf.float32, [None, 8]))
with tf.variable_scope("cameras", reuse=tf.AUTO_REUSE):
    gains = [tf.get_variable(camera, [8]) for camera in options.cameras.split(",")]
