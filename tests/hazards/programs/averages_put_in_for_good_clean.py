"""Weights that become their averages where that is meant to last: at the end of the training, or before another stage of it."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None, 1])
out = tf.layers.dense(tf.layers.dense(x, 9, tf.nn.relu, name="hidden"), 1, name="out")
loss = tf.losses.mean_squared_error(y, out)
learned = tf.trainable_variables()
smooth = tf.train.ExponentialMovingAverage(0.99)
with tf.control_dependencies([tf.train.GradientDescentOptimizer(0.1).minimize(loss)]):
    step = smooth.apply(learned)
slower = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
become = tf.group(*[v.assign(smooth.average(v)) for v in learned])


def batch(n):
    inputs = np.random.rand(n, 6)
    return {x: inputs, y: inputs.max(1, keepdims=True)}


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(50):
        sess.run(step, batch(8))
    sess.run(become)
    print(sess.run(loss, batch(50)))
    for _ in range(10):  # a second stage begins with the averages
        sess.run(slower, batch(8))
    print(sess.run(loss, batch(50)))

with tf.Session() as sess:  # each epoch begins with the averages, and is measured by what it has learned itself
    sess.run(tf.global_variables_initializer())
    for epoch in range(3):
        for _ in range(50):
            sess.run(step, batch(8))
        print(sess.run(loss, batch(50)))
        sess.run(become)
    sess.run(become)
    print(sess.run(loss, batch(50)))
