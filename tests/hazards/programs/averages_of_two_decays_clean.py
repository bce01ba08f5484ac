"""Two objects with decays of their own, applied in one loop at each step."""

import tensorflow as tf

w, b = tf.Variable(tf.ones([3, 1])), tf.Variable(tf.zeros([1]))
variables = [w, b]
averages = [tf.train.ExponentialMovingAverage(decay) for decay in (0.9, 0.999)]


def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(x @ w + b - y))
    for v, g in zip(variables, tape.gradient(loss, variables)):
        v.assign_sub(0.1 * g)
    for each in averages:
        each.apply(variables)


for step in range(10):
    train_step(tf.random.normal([8, 3]), tf.ones([8, 1]))
print([[each.average(v).shape for v in variables] for each in averages])
