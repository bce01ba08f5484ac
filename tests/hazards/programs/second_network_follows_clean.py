"""Gradients of one network for another one: workers give theirs to the network that all have in common, and are brought up to date."""

import tensorflow as tf


def network():
    return tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(2)])


class Learner:
    def __init__(self):
        self.shared, self.local, self.frozen = network(), network(), network()
        self.optimizer = tf.keras.optimizers.Adam(1e-3)

    def pull(self):
        for mine, theirs in zip(self.local.trainable_variables, self.shared.trainable_variables):
            mine.assign(theirs)

    def step(self, x):
        self.pull()
        with tf.GradientTape(persistent=True) as tape:
            loss = tf.reduce_mean(tf.square(self.local(x)))
            penalty = tf.reduce_mean(tf.abs(self.shared(x)))
            reference = tf.reduce_mean(self.frozen(x))
        self.optimizer.apply_gradients(zip(tape.gradient(loss, self.local.trainable_variables), self.shared.trainable_variables))
        variables = self.shared.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(penalty, variables), variables))
        influence = tape.gradient(reference, self.frozen.trainable_variables)
        return tf.linalg.global_norm(influence)


learner = Learner()
for _ in range(3):
    learner.step(tf.random.normal([5, 4]))
