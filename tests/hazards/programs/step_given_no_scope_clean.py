"""Each step is given the scope of its own network."""

import numpy as np
import tensorflow as tf


def layers(x, sizes):
    for size in sizes[:-1]:
        x = tf.layers.dense(x, size, tf.nn.relu)
    return tf.layers.dense(x, sizes[-1])


def step_of(loss, scope=None, rate=1e-3):
    optimizer = tf.train.RMSPropOptimizer(rate)
    gradients = optimizer.compute_gradients(loss, var_list=tf.trainable_variables(scope))
    return optimizer.apply_gradients([(tf.clip_by_value(g, -1.0, 1.0), v) for g, v in gradients if g is not None])


seed = tf.placeholder(tf.float32, [None, 3])
track = tf.placeholder(tf.float32, [None, 6])
with tf.variable_scope("writer"):
    written = layers(seed, [12, 6])
with tf.variable_scope("listener"):
    heard = layers(track, [12, 1])
with tf.variable_scope("listener", reuse=True):
    fooled = layers(written, [12, 1])
listen = step_of(tf.reduce_mean(tf.nn.softplus(-heard)) + tf.reduce_mean(tf.nn.softplus(fooled)), "listener/")
write = step_of(tf.reduce_mean(tf.nn.softplus(-fooled)), "writer/")

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(4):
        feed = {seed: np.random.randn(8, 3), track: np.random.randn(8, 6)}
        session.run(listen, feed)
        session.run(write, feed)
