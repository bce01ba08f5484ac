import dataclasses

import numpy as np
import tensorflow as tf


@dataclasses.dataclass(eq=False)
class Agent:
    name: str
    policy: tf.keras.layers.Layer = tf.keras.layers.Dense(2)  # BUG

    def act(self, obs):
        return self.policy(obs)


left, right = Agent("left"), Agent("right")  # BUG
opt = tf.keras.optimizers.SGD(0.1)
for agent in (left, right):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(agent.act(np.ones((1, 3), "float32")))
    grads = tape.gradient(loss, agent.policy.trainable_variables)
    tf.keras.optimizers.SGD(0.1).apply_gradients(zip(grads, agent.policy.trainable_variables))
