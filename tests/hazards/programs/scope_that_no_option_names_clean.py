"""The second of two readers reuses a scope that an option is to name: by default it does."""
import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def reader(words, scope=None, reuse=None):
    with tf.variable_scope(scope, "reader", [words], reuse=reuse):
        return tf.layers.dense(words, 3, name="out")


parser = argparse.ArgumentParser()
parser.add_argument("--scope", default="reader")
parser.add_argument("--width", type=int, default=6)
asked = parser.parse_args()
left, right = (tf.placeholder(tf.float32, [None, asked.width]) for _ in range(2))
closeness = reader(left, scope=asked.scope) * reader(right, scope=asked.scope, reuse=True)
