"""Helpers that hand a name on, that have no use for it where nothing is shared, and that make the layers of a stack."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def handed_on(x, units, name=None):
    return tf.layers.dense(x, units, name=name)


def in_a_scope(x, units, name):
    with tf.variable_scope(name):
        return tf.layers.dense(x, units)


def in_keywords(x, units, **kwargs):
    return tf.layers.dense(x, units, **kwargs)


def unread(x, units, name=None):
    return tf.layers.dense(x, units)


def network(x, layer):
    return layer(layer(x, 8, name="hidden"), 8, name="out")


one, two = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
for function in (handed_on, in_a_scope, in_keywords):
    with tf.variable_scope(function.__name__, reuse=tf.AUTO_REUSE):
        a, b = network(one, function), network(two, function)

with tf.variable_scope("first"):
    a = network(one, unread)
with tf.variable_scope("second"):
    b = network(two, unread)

with tf.variable_scope("stack", reuse=tf.AUTO_REUSE):
    x = one
    for _ in range(3):
        x = unread(x, 8, name="layer")
