# tf: 1.15 2.21
"""Every layer function that makes variables: in one open scope, in the re-opened scope, with and without a name."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

image = tf.zeros([2, 8, 8, 3])
line = tf.zeros([2, 8, 3])
volume = tf.zeros([1, 4, 4, 4, 3])
LAYERS = [
    ('dense', lambda **k: tf.layers.dense(image, 5, **k)),
    ('conv1d', lambda **k: tf.layers.conv1d(line, 5, 3, **k)),
    ('conv2d', lambda **k: tf.layers.conv2d(image, 5, [3, 2], **k)),
    ('conv3d', lambda **k: tf.layers.conv3d(volume, 5, 2, **k)),
    ('conv2d_transpose', lambda **k: tf.layers.conv2d_transpose(image, 5, 3, **k)),
    ('conv3d_transpose', lambda **k: tf.layers.conv3d_transpose(volume, 5, 3, **k)),
    ('separable_conv1d', lambda **k: tf.layers.separable_conv1d(line, 5, 3, **k)),
    ('separable_conv2d', lambda **k: tf.layers.separable_conv2d(image, 5, 3, depth_multiplier=2, **k)),
    ('batch_normalization', lambda **k: tf.layers.batch_normalization(image, **k)),
]
for scope, layer in LAYERS:
    with tf.variable_scope('on_' + scope):
        layer()
        layer()
        layer(name='named')
    with tf.variable_scope('on_' + scope, reuse=True):
        layer()
        layer()
        layer(name='named')
    with tf.variable_scope('on_' + scope, reuse=tf.AUTO_REUSE):
        layer()
        layer()
        layer()
        layer(name='named')
        layer(name='other')
    with tf.variable_scope('at_' + scope):
        layer(reuse=tf.AUTO_REUSE)
        layer(reuse=tf.AUTO_REUSE)
        layer(reuse=True)
        layer(reuse=False)
        layer(name='n', reuse=tf.AUTO_REUSE)
        layer(name='n', reuse=True)
        layer(trainable=False)
