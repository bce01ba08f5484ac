"""A target is to begin as a copy of the online network, and has no variables yet: `zip` goes through nothing."""

import tensorflow as tf


class Q(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden, self.out = tf.keras.layers.Dense(8), tf.keras.layers.Dense(2)

    def call(self, x):
        return self.out(self.hidden(x))


online, target = Q(), Q()
online(tf.ones([1, 3]))
for t, o in zip(target.variables, online.variables):  # BUG
    t.assign(o)

optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    x = tf.random.normal([4, 3])
    y = target(x)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((online(x) - y) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, online.trainable_variables), online.trainable_variables))
