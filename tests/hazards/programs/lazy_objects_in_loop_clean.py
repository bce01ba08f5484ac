"""Objects that were there before the loop, each of which makes its variables when it is first called."""

import dataclasses

import tensorflow as tf


class Policy(tf.Module):
    def __init__(self, n):
        super().__init__()
        self.n, self.w = n, None

    def __call__(self, x):
        if self.w is None:
            self.w = tf.Variable(tf.random.normal([x.shape[-1], self.n]))
        return x @ self.w

    @property
    def weights(self):
        return self.trainable_variables


@dataclasses.dataclass(eq=False)
class Agent:
    name: str
    policy: tf.keras.layers.Layer = dataclasses.field(default_factory=lambda: tf.keras.layers.Dense(2))

    def __call__(self, x):
        return self.policy(x)

    @property
    def weights(self):
        return self.policy.trainable_variables


for agent in [Policy(2), Policy(2), Agent("left"), Agent("right")]:
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(agent(tf.ones([1, 3])))
    grads = tape.gradient(loss, agent.weights)
    tf.keras.optimizers.SGD(0.1).apply_gradients(zip(grads, agent.weights))
