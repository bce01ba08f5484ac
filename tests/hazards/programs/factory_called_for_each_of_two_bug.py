"""A function that makes an encoder is called for each of two pictures that are compared: what is wrong is the second call."""

import tensorflow as tf


def encoder():
    picture = tf.keras.Input((32,))
    h = tf.keras.layers.Dense(16, activation="relu")(picture)
    return tf.keras.Model(picture, tf.keras.layers.Dense(4)(h))


def comparing():
    left, right = tf.keras.Input((32,)), tf.keras.Input((32,))
    one = encoder()(left)
    other = encoder()(right)  # BUG
    return tf.keras.Model([left, right], tf.keras.layers.Dense(1)(tf.abs(one - other)))


model = comparing()
model.compile("sgd", "mse")
