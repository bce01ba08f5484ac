"""A generative network in Keras: the judge is not frozen where the maker is trained through it."""

import numpy as np
import tensorflow as tf


def network(outputs, inputs):
    return tf.keras.Sequential([tf.keras.Input((inputs,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(outputs)])


maker, judge = network(4, 2), network(1, 4)
judge.compile(tf.keras.optimizers.Adam(1e-4), "mse")  # BUG
noise = tf.keras.Input((2,))
whole = tf.keras.Model(noise, judge(maker(noise)))
whole.compile(tf.keras.optimizers.Adam(1e-4), "mse")  # BUG
for _ in range(3):
    z = np.random.rand(8, 2)
    judge.train_on_batch(np.concatenate([np.random.rand(8, 4), maker.predict(z, verbose=0)]), np.repeat([[1.0], [0.0]], 8, 0))
    whole.train_on_batch(z, np.ones((8, 1)))  # BUG
