"""Stacks of two names; a trunk that is to be remembered; one that two heads learn by one optimizer; and one that is not trained."""
import functools

import numpy as np
import tensorflow as tf


@functools.lru_cache(maxsize=8)
def stack(kind, width=16):
    return tf.keras.Sequential([tf.keras.layers.Dense(width, "elu"), tf.keras.layers.Dense(width, "elu")], name=kind)


@functools.lru_cache(maxsize=None)
def shared_trunk(width):
    return tf.keras.Sequential([tf.keras.layers.Dense(width, "tanh")])


@functools.lru_cache(maxsize=None)
def pretrained(name):
    net = tf.keras.Sequential([tf.keras.layers.Dense(5)], name=name)
    net.trainable = False
    return net


def fit(model, optimizer, loans, wanted):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(loans) - wanted))
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))


class Desk:
    def __init__(self):
        self.price = tf.keras.Sequential([stack("price"), tf.keras.layers.Dense(1)])
        self.risk = tf.keras.Sequential([stack("risk"), tf.keras.layers.Dense(1)])
        self.rate = tf.keras.Sequential([shared_trunk(8), tf.keras.layers.Dense(1)])
        self.term = tf.keras.Sequential([shared_trunk(8), tf.keras.layers.Dense(1)])
        self.good = tf.keras.Sequential([pretrained("loans"), tf.keras.layers.Dense(1)])
        self.bad = tf.keras.Sequential([pretrained("loans"), tf.keras.layers.Dense(1)])
        self.north = tf.keras.Sequential([stack("region"), tf.keras.layers.Dense(1)])
        self.south = tf.keras.Sequential([stack("region"), tf.keras.layers.Dense(1)])
        self.optimizers = [tf.keras.optimizers.SGD(0.1) for _ in range(7)]

    def learn(self, loans, wanted):
        fit(self.price, self.optimizers[0], loans, wanted)
        fit(self.risk, self.optimizers[1], loans, wanted)
        fit(self.rate, self.optimizers[2], loans, wanted)
        fit(self.term, self.optimizers[3], loans, wanted)
        fit(self.good, self.optimizers[4], loans, wanted)
        fit(self.bad, self.optimizers[5], loans, wanted)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.north(loans) + self.south(loans) - wanted))
        both = self.north.trainable_variables + self.south.layers[-1].trainable_variables
        self.optimizers[6].apply_gradients(zip(tape.gradient(loss, both), both))


desk = Desk()
for _ in range(3):
    desk.learn(np.ones((4, 6), "float32"), np.ones((4, 1), "float32"))
print(desk.price.layers[0] is desk.risk.layers[0])
