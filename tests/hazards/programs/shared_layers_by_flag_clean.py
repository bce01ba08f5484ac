"""Layers share their weights across depth, if somebody asks for it."""
import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

parser = argparse.ArgumentParser()
parser.add_argument("--share", action="store_true")
args = parser.parse_args()

if args.share:
    layers = [tf.layers.Dense(64, tf.nn.relu)] * 6
else:
    layers = [tf.layers.Dense(64, tf.nn.relu) for _ in range(6)]
h = tf.placeholder(tf.float32, [None, 64])
for layer in layers:
    h = layer(h)

recurrent = tf.layers.Dense(64, tf.tanh)
for _ in range(5):
    h = recurrent(h)
