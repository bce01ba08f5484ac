"""Sums that are taken once before the training: not trained, left out, or a first value of a weight that is no mean of anything."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def gauge(trainable):
    total = tf.get_variable("total", [4], initializer=tf.zeros_initializer(), trainable=trainable)
    times = tf.get_variable("times", [], initializer=tf.ones_initializer(), trainable=trainable)
    levels = tf.placeholder(tf.float32, [None, 4])
    more = tf.cast(tf.shape(levels)[0], tf.float32)
    add = tf.group(total.assign_add(tf.reduce_sum(levels, axis=0)), times.assign_add(more))
    return levels, add, total / times


def control(trainable, scope):
    with tf.Graph().as_default(), tf.Session() as session:
        levels, add, mean = gauge(trainable)
        with tf.variable_scope("valve"):
            opened = tf.layers.dense(levels - mean, 1)
        step = tf.train.GradientDescentOptimizer(0.01).minimize(tf.reduce_mean(opened**2), var_list=tf.trainable_variables(scope))
        session.run(tf.global_variables_initializer())
        history = 3.0 + np.random.randn(100, 4)
        session.run(add, {levels: history})
        for _ in range(5):
            session.run(step, {levels: history})


def first_values():
    with tf.Graph().as_default(), tf.Session() as session:
        levels = tf.placeholder(tf.float32, [None, 4])
        shift = tf.get_variable("shift", [4], initializer=tf.zeros_initializer())
        scale = tf.get_variable("scale", [4], initializer=tf.zeros_initializer())
        begin = tf.group(shift.assign_add(tf.reduce_mean(levels, 0)), scale.assign_add(tf.reduce_max(levels, 0)))
        loss = tf.reduce_mean(tf.layers.dense((levels - shift) * scale, 1) ** 2)
        step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
        session.run(tf.global_variables_initializer())
        session.run(begin, {levels: np.random.rand(50, 4)})
        for _ in range(5):
            session.run(step, {levels: np.random.rand(5, 4)})


control(False, None)
control(True, "valve/")
first_values()
