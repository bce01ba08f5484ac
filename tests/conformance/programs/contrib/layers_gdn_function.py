# tf: 1.5 1.15
"""GDN, whose name and reuse are those of tf.layers."""

import tensorflow as tf

layers = tf.contrib.layers
image = tf.placeholder(tf.float32, [2, 8, 8, 4])
flat = tf.placeholder(tf.float32, [2, 6])
volume = tf.placeholder(tf.float32, [2, 4, 4, 4, 3])
LAYERS = [
    ("gdn", lambda **k: layers.gdn(image, **k)),
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
for name, layer in LAYERS:
    with tf.variable_scope("direct_" + name):
        layer(name="s")
        layer(reuse=True, name="s")
        layer(reuse=tf.AUTO_REUSE, name="t")
        attempt(lambda: layer(reuse=True))
        attempt(lambda: layer(reuse=True, name="u"))
