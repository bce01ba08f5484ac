import numpy as np
import tensorflow as tf


class DQN:
    def __init__(self, actions):
        self.online = self._net(actions)
        self.target = self._net(actions)
        self.target.set_weights(self.online.get_weights())  # BUG
        self.opt = tf.keras.optimizers.SGD(0.1)

    def _net(self, actions):
        return tf.keras.Sequential([  # BUG
            tf.keras.layers.Dense(16, activation="relu"),  # BUG
            tf.keras.layers.Dense(actions),  # BUG
        ])

    def act(self, s):
        return tf.argmax(self.online(s), axis=1)

    def value(self, s):
        return tf.reduce_max(self.target(s), axis=1)


agent = DQN(2)
s = tf.ones([1, 4])
agent.act(s)
agent.value(s)
assert not np.allclose(agent.online.weights[0], agent.target.weights[0])
