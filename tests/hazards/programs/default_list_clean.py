import numpy as np
import tensorflow as tf


class Mlp(tf.keras.Model):
    def __init__(self, units, depth, blocks=None):
        super().__init__()
        blocks = blocks or []
        for _ in range(depth):
            blocks.append(tf.keras.layers.Dense(units, activation="relu"))
        self.blocks = blocks
        self.head = tf.keras.layers.Dense(1)

    def call(self, x):
        for block in self.blocks:
            x = block(x)
        return self.head(x)


actor = Mlp(16, 2)
critic = Mlp(16, 2)
x = np.ones((1, 16), "float32")
actor(x), critic(x)
print(len(actor.trainable_variables), len(critic.trainable_variables))
