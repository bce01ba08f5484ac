"""The lesser guess of two critics of states and actions, which a function that remembers what it made has given: they are one."""

import functools

import numpy as np
import tensorflow as tf


@functools.lru_cache()
def judge(states, actions):
    seen, done = tf.keras.Input((states,)), tf.keras.Input((actions,))
    both = tf.concat([seen, done], axis=1)
    return tf.keras.Model([seen, done], tf.keras.layers.Dense(1)(tf.keras.layers.Dense(8, "relu")(both)))


class Judges:
    def __init__(self, states, actions):
        self.first = judge(states, actions)
        self.second = judge(states, actions)  # BUG TVS410
        self.steps = [tf.keras.optimizers.SGD(0.1), tf.keras.optimizers.SGD(0.1)]

    def worst(self, seen, done):
        return tf.minimum(self.first([seen, done]), self.second([seen, done]))

    def learn(self, seen, done, wanted):
        for each, steps in zip((self.first, self.second), self.steps):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(tf.square(each([seen, done]) - wanted))
            steps.apply_gradients(zip(tape.gradient(loss, each.trainable_variables), each.trainable_variables))


judges = Judges(4, 2)
for _ in range(2):
    states = tf.constant(np.random.rand(8, 4).astype("float32"))
    actions = tf.constant(np.random.rand(8, 2).astype("float32"))
    judges.learn(states, actions, 0.9 * judges.worst(states, actions))
