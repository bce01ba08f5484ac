"""Two heads have one name, and the kind of the data, which the file tells, says which of them is made: never both."""

import json
import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def head(features, name, size):
    with tf.variable_scope(name):
        return tf.layers.dense(features, size)


def heads(features, settings):
    found = {"parts": head(features, "parts", 4)}
    if settings["pairs"] and "many" not in settings["kind"]:
        found["pairs"] = head(features, "pairs", 12)
    if settings["fields"] and "many" in settings["kind"]:
        found["pairs"] = head(features, "pairs", 8)
    return found


with open(sys.argv[1]) as file:
    settings = json.load(file)
made = heads(tf.placeholder(tf.float32, [None, 16]), settings)
