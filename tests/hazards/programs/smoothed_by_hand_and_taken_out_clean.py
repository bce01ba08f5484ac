"""Tides are predicted by weights that are smoothed by hand: looked at each month, they make room for the learned ones again."""

import tensorflow as tf


class Smooth:
    def __init__(self, weights, keep):
        self.weights, self.keep = weights, keep
        self.smoothed = [tf.Variable(w, trainable=False) for w in weights]

    def follow(self):
        for smooth, w in zip(self.smoothed, self.weights):
            smooth.assign_sub((1.0 - self.keep) * (smooth - w))

    def show(self):
        for smooth, w in zip(self.smoothed, self.weights):
            w.assign(smooth)


tides = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(12, "tanh"), tf.keras.layers.Dense(1)])
smooth = Smooth(tides.trainable_variables, 0.98)
optimizer = tf.keras.optimizers.SGD(0.05)


def miss(x):
    return tf.reduce_mean(tf.square(tides(x) - tf.reduce_max(x, axis=1, keepdims=True)))


for month in range(4):
    for day in range(30):
        moon = tf.random.uniform([16, 6])
        with tf.GradientTape() as tape:
            error = miss(moon)
        weights = tides.trainable_variables
        optimizer.apply_gradients(zip(tape.gradient(error, weights), weights))
        smooth.follow()
    learned = [tf.identity(w) for w in smooth.weights]
    smooth.show()
    print(month, float(miss(tf.random.uniform([200, 6]))))
    for w, before in zip(smooth.weights, learned):
        w.assign(before)
