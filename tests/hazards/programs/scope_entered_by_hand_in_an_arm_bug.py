"""A scope is entered by hand where a prefix is given: where none is, the second layer has the names of the first."""

import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

parser = argparse.ArgumentParser()
parser.add_argument("--prefix")
prefix = parser.parse_args().prefix
if prefix:
    scope = tf.variable_scope(prefix)
    scope.__enter__()
weights = tf.get_variable("weights", [4, 2])
biases = tf.get_variable("biases", [2])
if prefix:
    scope.__exit__(None, None, None)
more = tf.get_variable("weights", [4, 2])  # BUG
out = tf.matmul(tf.placeholder(tf.float32, [None, 4]), weights + more) + biases
