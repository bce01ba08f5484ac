"""The same, in a layer that tracks TF1 style variables."""
import tensorflow as tf


class Dense(tf.keras.layers.Layer):
    def __init__(self, units):
        super().__init__()
        self.units = units

    @tf.compat.v1.keras.utils.track_tf1_style_variables
    def call(self, x):
        with tf.compat.v1.variable_scope("dense", reuse=tf.compat.v1.AUTO_REUSE):
            w = tf.compat.v1.get_variable("w", [x.shape[-1], self.units])
        return tf.matmul(x, w)


layer = Dense(4)
x = tf.ones([2, 3])
first = layer(x)
second = layer(x)
