"""Slow networks that are set to the quick ones before they follow their floats, or that nothing has taught yet."""

import numpy as np
import tensorflow as tf


class Pair(tf.keras.Model):
    def __init__(self, width=3, **others):
        super().__init__(**others)
        self.inner = tf.keras.layers.Dense(width)

    def call(self, x):
        return self.inner(x)


def network(depth):
    return tf.keras.Sequential([tf.keras.Input((depth,)), tf.keras.layers.Dense(6, "tanh"), tf.keras.layers.Dense(3)])


def slow_of(quick):
    slow = type(quick).from_config(quick.get_config())
    slow(waves)
    slow.set_weights(quick.get_weights())
    return slow


def drawn(slow, quick, kept):
    for mine, other in zip(slow.variables, quick.variables):
        if str(mine.dtype) == str(other.dtype) and "float" in str(mine.dtype):
            mine.assign(kept * mine + (1.0 - kept) * other)
        elif "int" in str(mine.dtype):
            mine.assign(other)


waves = np.random.rand(8, 4).astype("float32")
optimizer = tf.keras.optimizers.SGD(0.1)
for quick in (network(4), Pair()):
    quick.compile("sgd", "mse")
    quick.fit(waves, waves[:, :3], verbose=0)
    slow = slow_of(quick)
    for _ in range(3):
        wanted = slow(waves)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(quick(waves + 0.1) - wanted))
        for variable, gradient in zip(quick.trainable_variables, tape.gradient(loss, quick.trainable_variables)):
            variable.assign_sub(0.1 * gradient)
        drawn(slow, quick, 0.9)
    print(type(quick).__name__, slow.predict(waves, verbose=0).shape)
