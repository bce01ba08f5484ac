# tf: 1.15
"""keras_style_scope: variables outside the store."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

from tensorflow.python.layers.base import keras_style_scope

x = tf.zeros([2, 3])
tf.layers.dense(x, 3)
with keras_style_scope():
    layer = tf.layers.Dense(3)
    layer(x)
    with tf.variable_scope('s'):
        layer(x)
        tf.layers.Dense(3)(x)
        tf.layers.Dense(3, name='f')(x)
        tf.layers.Dense(3, name='f')(x)
        tf.layers.dense(x, 3)
