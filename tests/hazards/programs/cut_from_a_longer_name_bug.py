"""The text for the forecaster's variables is cut from its name, and so is found in a layer of the simulator that begins alike."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def simulator(wind, hour):
    with tf.variable_scope("simulator"):
        gusts = tf.layers.dense(wind, 6, name="gusts")
        phase = tf.layers.dense(hour, 6, use_bias=False, name="fortnight_phase")
        return tf.layers.dense(tf.nn.relu(gusts + phase), 4, name="tides")


def forecaster(tides):
    with tf.variable_scope("forecaster"):
        return tf.layers.dense(tf.layers.dense(tides, 5, tf.nn.relu, name="inner"), 1, name="level")


wind, hour = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 2])
level = forecaster(simulator(wind, hour))
error = tf.reduce_mean(tf.square(level - 1.0))
every = tf.trainable_variables()
of_forecaster = [v for v in every if "for" in v.name]  # BUG
of_simulator = [v for v in every if "simulator" in v.name]
first = tf.train.AdamOptimizer(0.01).minimize(error, var_list=of_forecaster)  # BUG
second = tf.train.AdamOptimizer(0.01).minimize(-error, var_list=of_simulator)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run([first, second], {wind: np.ones((4, 3)), hour: np.ones((4, 2))})
