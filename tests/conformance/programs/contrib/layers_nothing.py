# tf: 1.5 1.15
"""Layers without variables; most of them count a scope."""

import tensorflow as tf

layers = tf.contrib.layers
x = tf.placeholder(tf.float32, [2, 8, 8, 4])
flat = tf.placeholder(tf.float32, [2, 6])
volume = tf.placeholder(tf.float32, [2, 4, 4, 4, 3])
ids = tf.placeholder(tf.int32, [2, 3])
for scope in ("a", "b"):
    with tf.variable_scope(scope):
        outs = [
            layers.softmax(flat),
            layers.unit_norm(flat, 1),
            layers.maxout(flat, 3),
            layers.max_pool2d(x, 2),
            layers.avg_pool2d(x, 2),
            layers.max_pool3d(volume, 2),
            layers.avg_pool3d(volume, 2),
            tf.contrib.slim.pool(x, 2, "MAX"),
            layers.one_hot_encoding(ids, 5),
            layers.scale_gradient(flat, 0.5),
            layers.flatten(x),
            layers.dropout(x),
        ]
        for default in ("softmax", "UnitNorm", "MaxPool2D", "AvgPool2D", "MaxPool3D", "AvgPool3D", "pool", "OneHotEncoding", "Flatten", "Dropout"):
            with tf.variable_scope(None, default):
                tf.get_variable("w", [1])
        for i, out in enumerate(outs):
            tf.get_variable("shape_%d" % i, [1 if d is None else d for d in out.shape.as_list()])
