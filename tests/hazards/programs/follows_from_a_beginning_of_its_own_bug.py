"""A net that follows another one is set to it when neither has weights yet: it follows from a beginning of its own."""

import tensorflow as tf


class Value(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.inner = tf.keras.layers.Dense(8, activation="relu")
        self.outer = tf.keras.layers.Dense(1)

    def call(self, s):
        return self.outer(self.inner(s))


def blended(rate, ours, theirs):
    return [rate * a + (1.0 - rate) * b for a, b in zip(ours, theirs)]


class Learner:
    def __init__(self, rate=0.02):
        self.net, self.slow, self.rate = Value(), Value(), rate
        self.begin()
        self.optimizer = tf.keras.optimizers.Adam()

    def begin(self):
        self.slow.set_weights(self.net.get_weights())  # BUG

    def follow(self):
        self.slow.set_weights(blended(self.rate, self.net.get_weights(), self.slow.get_weights()))

    def learn(self, s):
        goal = self.slow(s)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.net(s) - goal))
        weights = self.net.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
        self.follow()


class Stepwise(Learner):
    def begin(self):
        for ours, theirs in zip(self.slow.variables, self.net.variables):  # BUG
            ours.assign(theirs)

    def follow(self):
        for ours, theirs in zip(self.slow.variables, self.net.variables):
            ours.assign_add(self.rate * (theirs - ours))


for learner in (Learner(), Stepwise()):
    for _ in range(3):
        learner.learn(tf.random.normal([4, 3]))
