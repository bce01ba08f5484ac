"""Two calls of a memoised function, side by side in a list, were to give two networks: equal arguments give one."""

from functools import cache, lru_cache

import numpy as np
import tensorflow as tf


@lru_cache()
def value_net(size):
    return tf.keras.Sequential([tf.keras.Input([size]), tf.keras.layers.Dense(4, "relu"), tf.keras.layers.Dense(1)])


@cache
def judge(size, kind="plain"):
    inputs = tf.keras.Input([size])
    return tf.keras.Model(inputs, tf.keras.layers.Dense(1)(inputs), name=kind)


class Twins:
    def __init__(self, size):
        self.nets = [value_net(size), value_net(size)]  # BUG TVS410
        self.optimizers = [tf.keras.optimizers.SGD(0.1), tf.keras.optimizers.SGD(0.1)]

    def learn(self, x, goal):
        for net, optimizer in zip(self.nets, self.optimizers):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((net(x) - goal) ** 2)
            optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_weights), net.trainable_weights))
        return tf.minimum(self.nets[0](x), self.nets[1](x))


x, goal = np.ones((3, 5), "float32"), np.zeros((3, 1), "float32")
twins = Twins(5)
for _ in range(2):
    twins.learn(x, goal)

judges = judge(5), judge(5)  # BUG TVS410
rates = [tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.01)]
for number in range(2):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((judges[number](x) - goal) ** 2)
    found = tape.gradient(loss, judges[number].trainable_variables)
    rates[number].apply_gradients(zip(found, judges[number].trainable_variables))
