"""Texts that are cut from names, and found in no other network; or whole words of which both optimizers are to train what has them."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def simulator(wind, hour):
    with tf.variable_scope("simulator"):
        gusts = tf.layers.dense(wind, 6, name="gusts")
        phase = tf.layers.dense(hour, 6, use_bias=False, name="fortnight_phase")
        with tf.variable_scope("season_block"):
            return tf.layers.dense(tf.nn.relu(gusts + phase), 4, name="tides")


def forecaster(tides):
    with tf.variable_scope("forecaster"):
        return tf.layers.dense(tf.layers.dense(tides, 5, tf.nn.relu, name="inner"), 1, name="level")


def season(tides):
    with tf.variable_scope("season"):
        return tf.layers.dense(tides, 1, name="level")


wind, hour = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 2])
tides = simulator(wind, hour)
error, other = tf.reduce_mean(tf.square(forecaster(tides) - 1.0)), tf.reduce_mean(tf.square(season(tides) - 1.0))
every = tf.trainable_variables()
steps = [
    tf.train.AdamOptimizer(0.01).minimize(error, var_list=[v for v in every if "forec" in v.name]),
    tf.train.AdamOptimizer(0.01).minimize(-error, var_list=[v for v in every if "simul" in v.name]),
    tf.train.AdamOptimizer(0.01).minimize(other, var_list=[v for v in every if "season" in v.name]),
    tf.train.AdamOptimizer(0.01).minimize(other, var_list=[v for v in every if "seas" in v.name]),
]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(steps, {wind: np.ones((4, 3)), hour: np.ones((4, 2))})
