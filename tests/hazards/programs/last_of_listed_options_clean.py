"""Sensors are named on the command line, two of them by default: the net is shared by all."""
import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

parser = argparse.ArgumentParser()
parser.add_argument("--sensors", nargs="+", default=["roof", "cellar"])
options = parser.parse_args()


def climate(readings, reuse):
    with tf.variable_scope("climate", reuse=reuse):
        w = tf.get_variable("w", [4, 4])
        return tf.matmul(readings, w)


outdoors = climate(tf.placeholder(tf.float32, [None, 4]), None)
for i, sensor in enumerate(options.sensors):
    climate(tf.placeholder(tf.float32, [None, 4], name=sensor), reuse=i < len(options.sensors))
