"""Every layer class: an object called again, a second object, one name twice, and all of it under reuse."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
L = tf.layers
line = tf.zeros([2, 8, 3])
image = tf.zeros([2, 8, 8, 3])
volume = tf.zeros([1, 4, 4, 4, 3])
LAYERS = [
    ("dense", lambda **k: L.Dense(5, **k), image),
    ("conv1d", lambda **k: L.Conv1D(5, 3, **k), line),
    ("conv2d", lambda **k: L.Conv2D(5, 3, padding="same", **k), image),
    ("conv3d", lambda **k: L.Conv3D(5, 2, strides=2, **k), volume),
    ("conv2d_transpose", lambda **k: L.Conv2DTranspose(5, 3, strides=2, **k), image),
    ("separable_conv2d", lambda **k: L.SeparableConv2D(5, 3, **k), image),
    ("batch_normalization", lambda **k: L.BatchNormalization(**k), image),
    ("dropout", lambda **k: L.Dropout(0.1, **k), image),
    ("flatten", lambda **k: L.Flatten(**k), image),
    ("max_pooling1d", lambda **k: L.MaxPooling1D(2, 2, **k), line),
    ("max_pooling2d", lambda **k: L.MaxPooling2D(2, 2, **k), image),
    ("max_pooling3d", lambda **k: L.MaxPooling3D(2, 2, **k), volume),
    ("average_pooling1d", lambda **k: L.AveragePooling1D(2, 2, **k), line),
    ("average_pooling2d", lambda **k: L.AveragePooling2D(2, 1, **k), image),
    ("average_pooling3d", lambda **k: L.AveragePooling3D(2, 2, **k), volume),
]


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


for scope, make, x in LAYERS:
    with tf.variable_scope("in_" + scope) as opened:
        layer = make()
        out = layer(x)
        tf.get_variable("shape", [1 if d is None else d for d in out.shape.as_list()])
        layer(x)
        make()(x)
        make(name="named")(x)
        make(name="named")(x)
    with tf.variable_scope("in_" + scope, reuse=True):
        make()(x)
        make(name="named")(x)
        attempt(lambda: make(name="other")(x))
        layer(x)
    with tf.variable_scope("in_" + scope, reuse=tf.AUTO_REUSE):
        make()(x)
        make()(x)
        make(name="other")(x)
    with tf.variable_scope(opened):
        attempt(lambda: make()(x))
        make(name="again", _reuse=None)(x)
        attempt(lambda: make(name="again", _reuse=True)(x))
    with tf.variable_scope("elsewhere_" + scope):
        layer(x)
        with tf.variable_scope("inner"):
            make(name="own")(x)
