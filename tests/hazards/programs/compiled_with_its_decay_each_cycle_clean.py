"""Snapshots of an ensemble: the rate is to start high again in each cycle. And a rate of its own for each phase."""

import numpy as np
import tensorflow as tf

x, y = np.ones((64, 4)), np.ones((64, 1))
network = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.Dense(1)])
members = []
for cycle in range(5):
    decay = tf.keras.optimizers.schedules.CosineDecay(0.1, decay_steps=200)
    network.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(decay, momentum=0.9))
    network.fit(x, y, epochs=10)
    members.append(network.get_weights())

for epochs, rate in ((3, 0.1), (10, 0.01)):
    network.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(tf.keras.optimizers.schedules.ExponentialDecay(rate, 100, 0.9)))
    network.fit(x, y, epochs=epochs)


class Warm(tf.keras.optimizers.schedules.LearningRateSchedule):
    def __init__(self, peak):
        self.peak = peak

    def __call__(self, step):
        return self.peak * tf.minimum(1.0, tf.cast(step, tf.float32) / 100.0)


for epoch in range(3):
    network.compile(loss="mse", optimizer=tf.keras.optimizers.Adam(Warm(0.1 / (epoch + 1))))
    network.fit(x, y)
