# tf: 1.5 1.15
"""The partials of fully_connected."""

import tensorflow as tf

layers = tf.contrib.layers
image = tf.placeholder(tf.float32, [2, 8, 8, 4])
flat = tf.placeholder(tf.float32, [2, 6])
volume = tf.placeholder(tf.float32, [2, 4, 4, 4, 3])
LAYERS = [
    ("linear", lambda **k: layers.linear(flat, 5, **k)),
    ("relu", lambda **k: layers.relu(flat, 5, **k)),
    ("relu6", lambda **k: layers.relu6(flat, 5, **k)),
    ("elu", lambda **k: layers.elu(flat, 5, **k)),
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
        layer(scope="named")
        attempt(lambda: layer(scope="named"))
    with tf.variable_scope("in_" + name, reuse=True):
        layer()
        layer(scope="named")
        attempt(lambda: layer(scope="new"))
    with tf.variable_scope("in_" + name, reuse=tf.AUTO_REUSE):
        layer()
        layer(scope="new")
    with tf.variable_scope(opened, reuse=True):
        attempt(layer)
    with tf.variable_scope("other_" + name):
        layer()
for name, layer in LAYERS:
    with tf.variable_scope("direct_" + name):
        layer(scope="s")
        layer(reuse=True, scope="s")
        layer(reuse=tf.AUTO_REUSE, scope="t")
        attempt(lambda: layer(reuse=True))
        attempt(lambda: layer(reuse=True, scope="u"))
