"""A layer is found by a word in its name: that of a numbered one has a letter and digits, however many layers there are."""

import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def transform(x, size, name):
    if "critic" in name:
        h = tf.layers.dense(x, 32, tf.nn.relu, name=name + "_in")
        return tf.layers.dense(h, size, name=name + "_out")
    h = tf.layers.dense(x, size, tf.nn.tanh, name=name + "_in")
    if "q_value" in name:
        h = tf.layers.dense(h, size, tf.nn.tanh, name=name + "_in")
    return tf.layers.dense(h, size, name=name + "_out")


parser = argparse.ArgumentParser()
parser.add_argument("--layers", type=int, default=2)
args = parser.parse_args()

x = tf.placeholder(tf.float32, [None, 8])
for i in reversed(range(args.layers)):
    x = transform(x, 8, "p_%d" % i)
for i in range(args.layers):
    x = transform(x, 8, f"r_{i}")
value = transform(x, 1, "critic")
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(value)))
