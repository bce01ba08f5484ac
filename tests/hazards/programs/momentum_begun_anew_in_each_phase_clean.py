"""Each phase, and each task, has a momentum of its own that its steps gather; gradients of parts are summed up before a step."""
import numpy as np
import tensorflow as tf

w, b = tf.Variable(tf.random.normal([3, 1])), tf.Variable([0.0])
weights = [w, b]


def loss_of(x, y):
    return tf.reduce_mean((x @ w + b - y) ** 2)


def phase(x, y, rate, steps):
    speeds = [tf.Variable(tf.zeros_like(v)) for v in weights]
    for _ in range(steps):
        with tf.GradientTape() as tape:
            loss = loss_of(x, y)
        for v, g, speed in zip(weights, tape.gradient(loss, weights), speeds):
            speed.assign(0.9 * speed + g)
            v.assign_sub(rate * speed)


def step_by_parts(x, y, parts=1):
    sums = [tf.Variable(tf.zeros_like(v)) for v in weights]
    for one, other in zip(tf.split(x, parts), tf.split(y, parts)):
        with tf.GradientTape() as tape:
            loss = loss_of(one, other) / parts
        for total, g in zip(sums, tape.gradient(loss, weights)):
            total.assign(total + g)
    for v, total in zip(weights, sums):
        v.assign_sub(0.1 * total)


def looked_ahead(x, y):
    before = [tf.Variable(v) for v in weights]
    for _ in range(1):
        with tf.GradientTape() as tape:
            loss = loss_of(x, y)
        for v, g in zip(weights, tape.gradient(loss, weights)):
            v.assign_sub(0.1 * g)
    for v, slow in zip(weights, before):
        slow.assign(slow + 0.5 * (v - slow))
        v.assign(slow)


x = tf.constant(np.random.rand(32, 3), tf.float32)
y = x[:, :1]
for rate in (0.1, 0.01):
    phase(x, y, rate, steps=1)
for _ in range(3):
    step_by_parts(x, y)
    looked_ahead(x, y)
