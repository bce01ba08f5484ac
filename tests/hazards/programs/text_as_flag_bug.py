import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

parser = argparse.ArgumentParser()
parser.add_argument("--share", default="False")
args = parser.parse_args()
with tf.variable_scope("net", reuse=True if args.share else None):
    tf.get_variable("w", [1])  # BUG
