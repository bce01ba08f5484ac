"""Chances that are certain: a number of random() is below 1, and one of uniform() within what it is told."""
import random

import numpy as np
import tensorflow as tf

x, y = tf.ones([8, 3]), tf.ones([8, 1])


def fitted():
    model = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(1)])
    model.compile(loss="mse", optimizer="sgd")
    model.fit(x, y, epochs=3, verbose=0)
    return model


model = fitted()
first = tf.keras.models.clone_model(model)
if np.random.random() < 1.0:
    first.set_weights(model.get_weights())
second = tf.keras.models.clone_model(model)
if random.random() < 1:
    second.set_weights(model.get_weights())
third = tf.keras.models.clone_model(model)
if np.random.RandomState(3).uniform(0.25, 0.5) > 0:
    third.set_weights(model.get_weights())
fourth = tf.keras.models.clone_model(model)
if not random.uniform(2, 1) > 2.0:
    fourth.set_weights(model.get_weights())
fifth = tf.keras.models.clone_model(model)
if np.random.rand() >= 1.0:
    raise AssertionError
else:
    fifth.set_weights(model.get_weights())
for copy in (first, second, third, fourth, fifth):
    print(copy.predict(x, verbose=0)[0])


def act(network, epsilon):
    """At first all that is done is done at random."""
    if np.random.random() < epsilon:
        return np.random.randint(3)
    return int(np.argmax(network.predict(x, verbose=0)))


lagging = tf.keras.models.clone_model(model)
print(act(lagging, 1.0))
lagging.set_weights(model.get_weights())
print(act(lagging, 0.1))
