# tf: 2.21
"""Layers that take a name for their scope, and no reuse."""

import tensorflow.compat.v1 as tf
import tf_slim as layers

tf.disable_v2_behavior()
image = tf.placeholder(tf.float32, [2, 8, 8, 4])
flat = tf.placeholder(tf.float32, [2, 6])
volume = tf.placeholder(tf.float32, [2, 4, 4, 4, 3])
LAYERS = [
    ("legacy_fully_connected", lambda **k: layers.legacy_fully_connected(flat, 5, **k)),
    ("legacy_linear", lambda **k: layers.legacy_linear(flat, 5, **k)),
    ("legacy_relu", lambda **k: layers.legacy_relu(flat, 5, **k)),
    ("spatial_softmax", lambda **k: layers.spatial_softmax(image, **k)),
]


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


for name, layer in LAYERS:
    with tf.variable_scope("in_" + name) as opened:
        layer()
        layer()
        layer(name="named")
        attempt(lambda: layer(name="named"))
    with tf.variable_scope("in_" + name, reuse=True):
        layer()
        layer(name="named")
        attempt(lambda: layer(name="new"))
    with tf.variable_scope("in_" + name, reuse=tf.AUTO_REUSE):
        layer()
        layer(name="new")
    with tf.variable_scope(opened, reuse=True):
        attempt(layer)
    with tf.variable_scope("other_" + name):
        layer()
