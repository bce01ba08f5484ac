"""Layers of Keras in one opening of a scope with AUTO_REUSE, one on the other or side by side: they are several, and none is to be shared."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Upsampling(tf.keras.layers.Conv2D):
    def __init__(self, factor, name=None):
        super().__init__(filters=factor, kernel_size=(factor, 3), padding="same", name=name)

    def build(self, shape):
        super().build(shape)
        self.built = True


def upsampled(x, factors):
    for i, factor in enumerate(factors):
        x = tf.reduce_mean(Upsampling(factor, name="up_{}".format(i))(x), axis=3, keepdims=True)
    return x


def stacked(x):
    for _ in range(3):
        x = tf.nn.dropout(tf.keras.layers.Dense(8, activation="relu")(x), 0.9)
    return x


def heads(x):
    return [tf.keras.layers.Dense(2, name="head_{}".format(i))(x) for i in range(4)]


images = tf.placeholder(tf.float32, [None, 8, 8, 1])
with tf.variable_scope("vocoder", reuse=tf.AUTO_REUSE):
    upsampled(images, [12, 25])
with tf.variable_scope("policy", reuse=tf.AUTO_REUSE):
    heads(stacked(tf.placeholder(tf.float32, [None, 8])))
