import random
from collections import deque

import numpy as np
import tensorflow as tf


class Memory:
    def __init__(self):
        self.items = deque(maxlen=100)

    def add(self, *item):
        self.items.append(item)

    def sample(self, count):
        columns = zip(*random.sample(list(self.items), count))
        return [np.array(column, dtype="float32") for column in columns]


class Agent:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(2,)), tf.keras.layers.Dense(1)])
        self.optimizer = tf.keras.optimizers.Adam(0.01)
        self.lagged = self.net  # BUG

    def learn(self, state, reward, after):
        goal = reward + 0.9 * tf.stop_gradient(self.lagged(after))
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((goal - self.net(state)) ** 2)
        self.optimizer.apply(tape.gradient(loss, self.net.trainable_variables), self.net.trainable_variables)


memory, agent = Memory(), Agent()
for turn in range(50):
    memory.add(np.ones(2), [1.0], np.ones(2))
    if turn > 8:
        agent.learn(*memory.sample(8))
    if turn % 10 == 0:
        agent.lagged.set_weights(agent.net.get_weights())  # BUG
