"""Keras has a session of its own, unless it is told of another or there is a default one."""

import numpy as np
import tensorflow as tf


def network(width):
    inputs = tf.keras.layers.Input((6,))
    return tf.keras.Model(inputs, tf.keras.layers.Dense(width, activation="relu")(inputs))


with tf.Graph().as_default():
    images = tf.placeholder(tf.float32, [None, 6])
    body = network(4)
    scores = tf.reduce_sum(body(images), axis=1)
    session = tf.Session()
    session.run(tf.global_variables_initializer())
    body.set_weights([np.ones((6, 4)), np.zeros(4)])  # BUG
    for turn in range(3):
        print(session.run(scores, {images: np.ones((2, 6))}))
