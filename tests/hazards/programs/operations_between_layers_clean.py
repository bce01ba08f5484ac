"""Models whose layers run on what operations made of other layers, of the inputs, and of parts of them."""

import numpy as np
import tensorflow as tf


def scorer():
    pixels = tf.keras.Input((6,))
    about = tf.keras.Input((2,))
    scaled = tf.cast(pixels, tf.float32) / 255.0
    joined = tf.concat([scaled, about], -1)
    return tf.keras.Model([pixels, about], tf.keras.layers.Dense(1)(tf.keras.layers.Dense(4, "relu")(joined)))


def gated():
    rows = tf.keras.Input((6,))
    signal, gate = tf.split(tf.keras.layers.Dense(8)(rows), 2, -1)
    kept = tf.keras.layers.Dense(3)(tf.tanh(signal) * tf.sigmoid(gate))
    return tf.keras.Model(rows, tf.keras.layers.Dense(1)(kept[:, :2]))


def sampled():
    rows = tf.keras.Input((6,))
    mean = tf.keras.layers.Dense(2)(rows)
    spread = tf.keras.layers.Dense(2)(rows)
    code = mean + tf.exp(spread) * tf.random.normal(tf.shape(mean))
    return tf.keras.Model(rows, tf.keras.layers.Dense(6)(code))


score, filtered, redrawn = scorer(), gated(), sampled()
assert len(score.trainable_variables) == 4
assert len(filtered.trainable_variables) == 6
assert len(redrawn.trainable_variables) == 6
images = tf.constant(np.random.rand(5, 6).astype("float32"))
for model, given in ((score, [images, images[:, :2]]), (filtered, images), (redrawn, images)):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(given) - 1.0))
    changed = tape.gradient(loss, model.trainable_variables)
    assert all(each is not None for each in changed)
    tf.keras.optimizers.SGD(0.1).apply_gradients(zip(changed, model.trainable_variables))
