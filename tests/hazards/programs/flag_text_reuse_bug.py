import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()



import argparse

parser = argparse.ArgumentParser()
parser.add_argument("--reuse", default="false")
parser.add_argument("--units", type=int, default=8)


def encoder(x, units, reuse):
    with tf.variable_scope("encoder", reuse=reuse):  # BUG
        h = tf.layers.dense(x, units, tf.nn.relu, name="h1")
        return tf.layers.dense(h, units, name="h2")


def main(args):
    x = tf.placeholder(tf.float32, [None, 10])
    code = encoder(x, args.units, args.reuse)
    print(code)


main(parser.parse_args([]))
