"""Two heads have one name, and the file may ask for both of them at once."""

import json
import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def head(features, name, size):
    with tf.variable_scope(name):
        return tf.layers.dense(features, size)  # BUG


def heads(features, settings):
    found = {"parts": head(features, "parts", 4)}
    if settings["pairs"] and "few" in settings["kind"]:
        found["pairs"] = head(features, "pairs", 12)
    if settings["fields"] and "many" in settings["kind"]:
        found["pairs"] = head(features, "pairs", 8)  # BUG
    return found


with open(sys.argv[1]) as file:
    settings = json.load(file)
made = heads(tf.placeholder(tf.float32, [None, 16]), settings)
