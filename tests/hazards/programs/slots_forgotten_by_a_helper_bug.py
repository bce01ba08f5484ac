"""A helper makes the initializer of what an optimizer keeps; it is called too early."""

import numpy as np
import tensorflow as tf


def forgetting(optimizer):
    return tf.variables_initializer(optimizer.variables())  # BUG


def batches(seed, count):
    rng = np.random.RandomState(seed)
    for _ in range(count):
        x = rng.randn(8, 5)
        yield x, x[:, :1] * seed


x, y = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.float32, [None, 1])
loss = tf.losses.mean_squared_error(y, tf.layers.dense(tf.layers.dense(x, 10, tf.nn.tanh), 1))
optimizer = tf.train.MomentumOptimizer(0.1, 0.9)
forget = forgetting(optimizer)  # BUG
step = optimizer.minimize(loss)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for stage in range(4):
        for inputs, outputs in batches(stage, 20):
            session.run(step, {x: inputs, y: outputs})
        session.run(forget)  # BUG
