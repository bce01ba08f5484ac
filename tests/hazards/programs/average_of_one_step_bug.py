"""The moving average is made in each step: it is always the value of the last one."""

import tensorflow as tf

w, b = tf.Variable(tf.ones([3, 1])), tf.Variable(tf.zeros([1]))
variables = [w, b]


def train_step(x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(x @ w + b - y))
    for v, g in zip(variables, tape.gradient(loss, variables)):
        v.assign_sub(0.1 * g)
    ema = tf.train.ExponentialMovingAverage(decay=0.999)  # BUG
    ema.apply(variables)  # BUG
    return [ema.average(v) for v in variables]


for step in range(10):
    smooth = train_step(tf.random.normal([8, 3]), tf.ones([8, 1]))
print([v.shape for v in smooth])
