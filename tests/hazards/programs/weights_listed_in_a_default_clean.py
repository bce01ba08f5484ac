import numpy as np
import tensorflow as tf


class Regressor:
    def __init__(self, units, parameters=None):
        self.parameters = [] if parameters is None else parameters
        self.hidden = self.make([4, units])
        self.out = self.make([units, 1])

    def make(self, shape):
        w = tf.Variable(tf.random.normal(shape, stddev=0.1))
        self.parameters.append(w)
        return w

    def __call__(self, x):
        return tf.tanh(x @ self.hidden) @ self.out


class Ensemble:
    def __init__(self, sizes):
        self.members = [Regressor(units) for units in sizes]

    def train(self, x, y):
        for member in self.members:
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean((member(x) - y) ** 2)
                loss += 0.1 * sum(tf.reduce_sum(w**2) for w in member.parameters)
            gradients = tape.gradient(loss, member.parameters)
            for w, g in zip(member.parameters, gradients):
                w.assign_sub(0.05 * g)


x = tf.constant(np.random.rand(16, 4), tf.float32)
ensemble = Ensemble([3, 5])
for _ in range(3):
    ensemble.train(x, x[:, :1])
