"""A layer of TensorFlow 1 takes the dtype of its input: of a grid that is read, that may be the one that the placeholder has."""

import json

import tensorflow as tf


def policy(states):
    hidden = tf.layers.dense(states, 32, tf.nn.relu, name="hidden")
    return tf.layers.dense(hidden, 1, name="out")


def grid(path):
    with open(path) as file:
        return tf.stack(json.load(file)["points"], name="grid")


shared = tf.make_template("policy", policy)
everywhere = shared(grid("grid.json"))
somewhere = shared(tf.placeholder(tf.float64, [None, 2]))

with tf.variable_scope("other") as scope:
    table = tf.layers.batch_normalization(grid("other.json"), name="normed")
    scope.reuse_variables()
    again = tf.layers.batch_normalization(tf.placeholder(tf.float64, [None, 2]), name="normed")
