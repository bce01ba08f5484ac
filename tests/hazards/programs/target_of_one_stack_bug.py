"""Both value networks go through one stack of layers, and the older one is moved towards the newer one, which it is."""

import tensorflow as tf

STACK = [tf.keras.layers.Dense(24, activation="relu"), tf.keras.layers.Dense(3)]


class Values(tf.keras.Model):
    def __init__(self, stack):
        super().__init__()
        self.stack = stack

    def call(self, state):
        for layer in self.stack:
            state = layer(state)
        return state


newer = Values(STACK)
older = Values(STACK)  # BUG
optimizer = tf.keras.optimizers.Adam()
for state in tf.random.normal([30, 6, 4]):
    goal = tf.reduce_max(older(state), axis=1, keepdims=True)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((newer(state) - goal - 1.0) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, newer.trainable_variables), newer.trainable_variables))
    for one, other in zip(older.trainable_variables, newer.trainable_variables):
        one.assign(one * 0.98 + other * 0.02)
