"""Numpy weights."""
import numpy as np
import tensorflow as tf


class DDQN:
    def __init__(self, tau=0.1):
        self.tau = tau
        self.model = self.build()
        self.target_model = self.build()
        self.target_model.set_weights(self.model.get_weights())

    def build(self):
        m = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(24, activation="relu"), tf.keras.layers.Dense(2)])
        m.compile(loss="mse", optimizer="adam")
        return m

    def soft_update(self):
        weights = self.model.get_weights()
        target = self.target_model.get_weights()
        for i in range(len(weights)):
            target[i] = self.tau * weights[i] + (1 - self.tau) * target[i]
        self.target_model.set_weights(target)

    def replay(self, s, r, s2):
        y = r[:, None] + 0.9 * self.target_model.predict(s2, verbose=0)
        self.model.fit(s, y, epochs=1, verbose=0)
        self.soft_update()


agent = DDQN()
for e in range(3):
    agent.replay(np.random.rand(8, 4), np.ones(8), np.random.rand(8, 4))
