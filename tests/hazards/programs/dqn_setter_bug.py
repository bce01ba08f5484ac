import numpy as np
import tensorflow as tf


def q_network(actions):
    return tf.keras.Sequential([tf.keras.layers.Dense(24, activation="relu"), tf.keras.layers.Dense(actions)])


class Agent:
    def __init__(self, actions, sync_every=100):
        self.online = q_network(actions)
        self.target = None
        self.sync_every, self.steps = sync_every, 0
        self.optimizer = tf.keras.optimizers.Adam(1e-3)
        self.update_target()

    def update_target(self):
        self.target = self.online  # BUG

    def learn(self, s, a, r, s2):
        future = tf.reduce_max(self.target(s2), axis=1)
        with tf.GradientTape() as tape:
            q = tf.reduce_sum(self.online(s) * tf.one_hot(a, 2), axis=1)
            loss = tf.reduce_mean(tf.square(r + 0.99 * future - q))
        variables = self.online.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))
        self.steps += 1
        if self.steps % self.sync_every == 0:
            self.update_target()


agent = Agent(2)
s = np.ones((4, 3), "float32")
agent.learn(s, [0, 1, 0, 1], np.ones(4, "float32"), s)
print(agent.online is agent.target)
