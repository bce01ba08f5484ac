"""One object alone uses the default; the other has a list of its own."""
import numpy as np
import tensorflow as tf


class Policy:
    def __init__(self, units, weights=[]):
        self.weights = weights
        for shape in ([4, units], [units, 1]):
            self.weights.append(tf.Variable(tf.random.normal(shape, stddev=0.1)))

    def __call__(self, x):
        return tf.nn.relu(x @ self.weights[0]) @ self.weights[1]


def train(policy, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((policy(x) - y) ** 2) + 0.01 * tf.add_n([tf.nn.l2_loss(w) for w in policy.weights])
    for w, g in zip(policy.weights, tape.gradient(loss, policy.weights)):
        w.assign_sub(0.05 * g)


x = tf.constant(np.random.rand(16, 4), tf.float32)
red, blue = Policy(3), Policy(3, [])
train(red, x, x[:, :1])
train(blue, x, x[:, 1:2])
