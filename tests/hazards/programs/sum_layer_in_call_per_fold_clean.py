"""A call makes a layer without weights, and each turn of a loop makes a model anew and trains it: what is new is the model's."""

import tensorflow as tf
from tensorflow.keras import layers


class Residual(layers.Layer):
    def build(self, shape):
        self.inner = layers.Dense(4, name="inner")
        self.inner.build(shape)
        super().build(shape)

    def call(self, x):
        return layers.add([x, self.inner(x)], name="sum")


def regression():
    x = tf.keras.Input((4,))
    model = tf.keras.Model(x, layers.Dense(1)(Residual()(x)))
    model.compile("adam", "mse")
    return model


scores = []
for fold in range(3):
    inputs, targets = tf.random.normal([8, 4]), tf.random.normal([8, 1])
    model = regression()
    model.fit(inputs, targets, epochs=2)
    scores.append(model.evaluate(inputs, targets))
