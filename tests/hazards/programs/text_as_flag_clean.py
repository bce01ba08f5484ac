import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

parser = argparse.ArgumentParser()
parser.add_argument("--share", default="False")
parser.add_argument("--again", default="")
args = parser.parse_args()
with tf.variable_scope("net", reuse=args.share == "True"):
    tf.get_variable("w", [1])
with tf.variable_scope("other", reuse=bool(args.again)):
    tf.get_variable("w", [1])
