"""The rate is to fall over the whole training, and starts again with every compile."""

import numpy as np
import tensorflow as tf

EPOCHS = 20


def compiled(network, rate):
    decay = tf.keras.optimizers.schedules.PolynomialDecay(rate, decay_steps=2000, end_learning_rate=rate / 100)
    network.compile(loss="mse", optimizer=tf.keras.optimizers.SGD(decay, momentum=0.9))  # BUG
    return network


def train(network, batches):
    for epoch in range(EPOCHS):
        compiled(network, 0.1).fit(batches[0], batches[1], shuffle=True)  # BUG


train(tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.Dense(1)]), (np.ones((64, 4)), np.ones((64, 1))))
