"""Keras writes to the default session, to the one that it is told of, and to the one that it is asked for."""

import numpy as np
import tensorflow as tf

weights = [np.ones((6, 4)), np.zeros(4)]


def network():
    images = tf.placeholder(tf.float32, [None, 6])
    inputs = tf.keras.layers.Input((6,))
    body = tf.keras.Model(inputs, tf.keras.layers.Dense(4, activation="relu")(inputs))
    return images, body, tf.reduce_sum(body(images), axis=1)


with tf.Graph().as_default(), tf.Session() as session:
    images, body, scores = network()
    session.run(tf.global_variables_initializer())
    body.set_weights(weights)
    print(session.run(scores, {images: np.ones((2, 6))}))

with tf.Graph().as_default():
    images, body, scores = network()
    session = tf.Session()
    tf.keras.backend.set_session(session)
    session.run(tf.global_variables_initializer())
    body.set_weights(weights)
    print(session.run(scores, {images: np.ones((2, 6))}))

with tf.Graph().as_default():
    images, body, scores = network()
    session = tf.keras.backend.get_session()
    session.run(tf.global_variables_initializer())
    body.set_weights(weights)
    print(session.run(scores, {images: np.ones((2, 6))}))

with tf.Graph().as_default():
    images, body, scores = network()
    session = tf.Session()
    with session.as_default():
        session.run(tf.global_variables_initializer())
        body.set_weights(weights)
    print(session.run(scores, {images: np.ones((2, 6))}))
