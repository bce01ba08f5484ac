"""A shadow is to follow a swimmer; as it is told not to train, none of its variables are trainable, and the loop has no pairs."""

import numpy as np
import tensorflow as tf


def strokes():
    model = tf.keras.Sequential([tf.keras.layers.Dense(12, activation="tanh"), tf.keras.layers.Dense(3)])
    model.build((None, 5))
    return model


swimmer, shadow = strokes(), strokes()
shadow.set_weights(swimmer.get_weights())
shadow.trainable = False  # BUG
optimizer = tf.keras.optimizers.SGD(0.1)


def follow(rate):
    ours = swimmer.trainable_variables
    theirs = shadow.trainable_variables  # BUG
    for one, other in zip(ours, theirs):  # BUG
        other.assign(other + rate * (one - other))  # BUG


for lap in range(20):
    water = np.random.rand(8, 5).astype("float32")
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((swimmer(water) - shadow(water[::-1])) ** 2)
    gradients = tape.gradient(loss, swimmer.trainable_variables)
    optimizer.apply_gradients(zip(gradients, swimmer.trainable_variables))
    follow(0.05)
