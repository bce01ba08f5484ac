"""Memoised networks in one list, rightly: of other arguments, one for both tasks, or trained by one optimizer."""

from functools import lru_cache

import numpy as np
import tensorflow as tf


@lru_cache(maxsize=None)
def value_net(size, number):
    return tf.keras.Sequential([tf.keras.Input([size]), tf.keras.layers.Dense(1, name="value_%d" % number)])


@lru_cache(maxsize=None)
def shared_trunk(size):
    return tf.keras.Sequential([tf.keras.Input([size]), tf.keras.layers.Dense(4, "relu")])


@lru_cache(maxsize=None)
def body(size):
    return tf.keras.Sequential([tf.keras.Input([size]), tf.keras.layers.Dense(4, "relu")])


def step(net, variables, optimizer, x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(net(x) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))


x = np.ones((3, 5), "float32")

nets = [value_net(5, 0), value_net(5, 1)]
optimizers = [tf.keras.optimizers.SGD(0.1) for _ in nets]
for net, optimizer in zip(nets, optimizers):
    step(net, net.trainable_variables, optimizer, x)

trunks = [shared_trunk(5), shared_trunk(5)]
optimizers = [tf.keras.optimizers.SGD(0.1) for _ in trunks]
for trunk, optimizer in zip(trunks, optimizers):
    step(trunk, trunk.trainable_variables, optimizer, x)

bodies = [body(5), body(5)]
heads = [tf.keras.layers.Dense(1), tf.keras.layers.Dense(2)]
sgd = tf.keras.optimizers.SGD(0.1)
with tf.GradientTape() as tape:
    loss = sum(tf.reduce_mean(head(part(x)) ** 2) for part, head in zip(bodies, heads))
variables = [*bodies[0].trainable_variables, *(v for head in heads for v in head.trainable_variables)]
sgd.apply_gradients(zip(tape.gradient(loss, variables), variables))
