"""Readings of sensors are centred by a mean that follows them, and that no optimizer trains."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SENSORS = 7


class Centred:
    def __init__(self, follow=0.02):
        self.mean = tf.get_variable("mean", [SENSORS], initializer=tf.zeros_initializer(), trainable=False)
        self.seen = tf.placeholder(tf.float32, [None, SENSORS])
        now = tf.reduce_mean(self.seen, axis=0)
        self.follow = tf.assign(self.mean, (1.0 - follow) * self.mean + follow * now)

    def __call__(self, readings):
        return readings - self.mean


readings = tf.placeholder(tf.float32, [None, SENSORS])
fault = tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope("detector"):
    centred = Centred()
    hidden = tf.layers.dense(centred(readings), 16, tf.nn.relu)
    score = tf.layers.dense(hidden, 1)
loss = tf.losses.sigmoid_cross_entropy(fault, score)
step = tf.train.RMSPropOptimizer(1e-3).minimize(loss)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for hour in range(50):
        values = 4.0 + np.random.randn(32, SENSORS)
        session.run(centred.follow, {centred.seen: values})
        print(hour, session.run([loss, step], {readings: values, fault: np.random.rand(32, 1) > 0.9})[0])
