"""Each value network makes a stack of its own, and a third one that is never copied goes through that of the newer one."""

import tensorflow as tf


def stack():
    return [tf.keras.layers.Dense(24, activation="relu"), tf.keras.layers.Dense(3)]


class Values(tf.keras.Model):
    def __init__(self, stack):
        super().__init__()
        self.stack = stack

    def call(self, state):
        for layer in self.stack:
            state = layer(state)
        return state


newer = Values(stack())
acting = Values(newer.stack)
older = Values(stack())
optimizer = tf.keras.optimizers.Adam()
for state in tf.random.normal([30, 6, 4]):
    goal = tf.reduce_max(older(state), axis=1, keepdims=True)
    with tf.GradientTape() as tape:
        acting(state)
        loss = tf.reduce_mean((newer(state) - goal - 1.0) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, newer.trainable_variables), newer.trainable_variables))
    for one, other in zip(older.trainable_variables, newer.trainable_variables):
        one.assign(one * 0.98 + other * 0.02)
