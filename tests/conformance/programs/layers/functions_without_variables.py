"""Layer functions without variables still count a scope, and their name is only a default."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

image = tf.zeros([2, 8, 8, 3])
line = tf.zeros([2, 8, 3])
volume = tf.zeros([1, 4, 4, 4, 3])
LAYERS = [
    ('dropout', lambda **k: tf.layers.dropout(image, **k)),
    ('flatten', lambda **k: tf.layers.flatten(image, **k)),
    ('max_pooling1d', lambda **k: tf.layers.max_pooling1d(line, 2, 2, **k)),
    ('max_pooling2d', lambda **k: tf.layers.max_pooling2d(image, 2, 2, **k)),
    ('max_pooling3d', lambda **k: tf.layers.max_pooling3d(volume, 2, 2, **k)),
    ('average_pooling1d', lambda **k: tf.layers.average_pooling1d(line, 2, 2, **k)),
    ('average_pooling2d', lambda **k: tf.layers.average_pooling2d(image, 2, 2, **k)),
    ('average_pooling3d', lambda **k: tf.layers.average_pooling3d(volume, 2, 2, **k)),
]
for scope, layer in LAYERS:
    with tf.variable_scope('on_' + scope):
        layer()
        layer(name='d')
        layer(name='d')
        for default in (scope, 'd'):
            with tf.variable_scope(None, default):
                tf.get_variable('v', [1])
