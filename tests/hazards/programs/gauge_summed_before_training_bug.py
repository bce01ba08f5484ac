"""A gauge sums up levels and how many there were, once; the controller's optimizer then trains both sums, and so the mean."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Gauge:
    def __init__(self, width):
        self.total = tf.get_variable("total", [width], initializer=tf.zeros_initializer())  # BUG
        self.times = tf.get_variable("times", [], initializer=tf.ones_initializer())  # BUG
        self.levels = tf.placeholder(tf.float32, [None, width])
        more = tf.cast(tf.shape(self.levels)[0], tf.float32)
        self.add = [self.total.assign_add(tf.reduce_sum(self.levels, axis=0)), self.times.assign_add(more)]
        self.mean = self.total / self.times


gauge = Gauge(4)
level = tf.placeholder(tf.float32, [None, 4])
valve = tf.placeholder(tf.float32, [None, 1])
opened = tf.layers.dense(tf.layers.dense(level - gauge.mean, 8, tf.tanh), 1)
step = tf.train.GradientDescentOptimizer(0.01).minimize(tf.reduce_mean(tf.square(opened - valve)))  # BUG

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    history = 3.0 + np.random.randn(100, 4)
    session.run(tf.group(*gauge.add), {gauge.levels: history})
    for turn in range(10):
        session.run(step, {level: history[:10], valve: np.random.rand(10, 1)})
