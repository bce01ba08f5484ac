# tf: 1.15 2.21
"""Every layer with variables: their names, shapes and order."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

L = tf.keras.layers
image = tf.zeros([2, 8, 8, 3])
line = tf.zeros([2, 8, 3])
flat = tf.zeros([2, 3])
volume = tf.zeros([1, 4, 4, 4, 3])
CASES = [
    (lambda **k: L.Dense(5, **k), flat),
    (lambda **k: L.Dense(5, use_bias=False, activation='relu', **k), flat),
    (lambda **k: L.Conv1D(5, 3, **k), line),
    (lambda **k: L.Conv2D(5, (3, 2), **k), image),
    (lambda **k: L.Conv3D(5, 2, **k), volume),
    (lambda **k: L.Conv2DTranspose(5, 3, **k), image),
    (lambda **k: L.Conv3DTranspose(5, 3, **k), volume),
    (lambda **k: L.SeparableConv1D(5, 3, **k), line),
    (lambda **k: L.SeparableConv2D(5, 3, **k), image),
    (lambda **k: L.DepthwiseConv2D(3, **k), image),
    (lambda **k: L.BatchNormalization(**k), image),
    (lambda **k: L.BatchNormalization(scale=False, **k), flat),
    (lambda **k: L.LayerNormalization(**k), flat),
    (lambda **k: L.PReLU(**k), flat),
    (lambda **k: L.PReLU(shared_axes=[1, 2], **k), image),
    (lambda **k: L.LocallyConnected1D(5, 3, **k), line),
    (lambda **k: L.LocallyConnected2D(5, 3, **k), image),
    (lambda **k: L.ConvLSTM2D(5, 3, **k), volume),
]
for i, (make, x) in enumerate(CASES):
    layer = make()
    with tf.variable_scope('case%d' % i):
        layer(x)
        make()(x)
        make(name='f')(x)
        make(name='f')(x)
    with tf.variable_scope('case%d' % i, reuse=True):
        layer(x)
        make()(x)
    with tf.variable_scope('report%d' % i):
        tf.get_variable('all%d' % len(layer.weights), [1])
        tf.get_variable('trainable%d' % len(layer.trainable_weights), [1])
