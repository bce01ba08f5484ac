"""Layers that a loop of unknown length names by its turns, and a last one whose name none of them has."""

import tensorflow as tf


class Mapper(tf.keras.Model):
    def __init__(self, sizes, width):
        super().__init__()
        self.stack = tf.keras.Sequential()
        self.stack.add(tf.keras.layers.Flatten())
        for i in range(len(sizes)):
            self.stack.add(tf.keras.layers.Dense(sizes[i], name="hidden_{0:}".format(i)))
        self.stack.add(tf.keras.layers.Dense(width, name="hidden_last"))

    def call(self, inputs):
        return self.stack(inputs)


class Decoder(tf.keras.Model):
    def __init__(self, config):
        super().__init__()
        layers = [tf.keras.layers.Dense(config.width, name="first")]
        for i, scale in enumerate(config.scales):
            layers += [tf.keras.layers.LeakyReLU(alpha=0.2), tf.keras.layers.Dense(config.width * scale, name="up_{}".format(i))]
            for j in range(config.depth):
                layers += [tf.keras.layers.Dense(config.width, name="residual_{}_{}".format(i, j))]
        layers += [tf.keras.layers.Dense(1, name="last")]
        self.net = tf.keras.Sequential(layers)

    def call(self, inputs):
        return self.net(inputs)
