"""A network that ends in a sum of two heads is cloned, and the clone follows by and by: it has layers of its own."""

import numpy as np
import tensorflow as tf

frames = tf.keras.Input((6,))
hidden = tf.keras.layers.Dense(8, activation="tanh")(frames)
worth = tf.keras.layers.Dense(1)(hidden)
gain = tf.keras.layers.Dense(2)(hidden)
live = tf.keras.Model(frames, worth + gain - tf.reduce_mean(gain, 1, keepdims=True))
late = tf.keras.models.clone_model(live)


def follow(rate):
    for one, other in zip(late.variables, live.variables):
        one.assign(rate * other + (1.0 - rate) * one)


optimizer = tf.keras.optimizers.Adam(0.01)
follow(1.0)
for _ in range(3):
    x = np.random.randn(4, 6).astype("float32")
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(live(x) - 0.9 * late(x)))
    grads = tape.gradient(loss, live.trainable_variables)
    optimizer.apply_gradients(zip(grads, live.trainable_variables))
    follow(0.05)
