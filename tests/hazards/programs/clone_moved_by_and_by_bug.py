"""A critic's slow copy is a clone, which has weights of its own: it is drawn towards the critic and never set to it."""

import numpy as np
import tensorflow as tf


def critic():
    state = tf.keras.Input((4,))
    action = tf.keras.Input((2,))
    hidden = tf.keras.layers.Dense(8, activation="relu")(tf.keras.layers.Concatenate()([state, action]))
    return tf.keras.Model([state, action], tf.keras.layers.Dense(1)(hidden))


class Agent:
    def __init__(self, rate=0.005):
        self.critic = critic()
        self.slow = tf.keras.models.clone_model(self.critic)  # BUG
        self.rate = rate
        self.optimizer = tf.keras.optimizers.Adam(1e-3)

    def follow(self):
        mixed = [self.rate * new + (1 - self.rate) * old for new, old in zip(self.critic.variables, self.slow.variables)]
        for variable, value in zip(self.slow.variables, mixed):
            variable.assign(value)

    def learn(self, state, action, reward):
        wanted = reward + 0.99 * self.slow([state, action])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.critic([state, action]) - tf.stop_gradient(wanted)) ** 2)
        variables = self.critic.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
        self.follow()
        return float(loss)


agent = Agent()
for _ in range(5):
    print(agent.learn(np.random.rand(8, 4).astype("f"), np.random.rand(8, 2).astype("f"), np.ones((8, 1), "f")))
