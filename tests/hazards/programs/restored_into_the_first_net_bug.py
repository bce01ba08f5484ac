"""Demand is forecast for a large town, and then for a small one from the same weights: the net is built anew by the same code."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
FOLDER = tempfile.mkdtemp()


def forecaster(days):
    past = tf.placeholder(tf.float32, [None, days])
    h = tf.layers.dense(past, 16, tf.nn.relu)  # BUG
    return past, tf.layers.dense(h, 1)  # BUG


def learn(town, days=7, start=None):
    past, forecast = forecaster(days)
    wanted = tf.placeholder(tf.float32, [None, 1])
    loss = tf.losses.absolute_difference(wanted, forecast)
    with tf.variable_scope("training_of_" + town):
        step = tf.train.GradientDescentOptimizer(0.01).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        if start is not None:
            there = dict(tf.train.list_variables(start))
            known = {v.op.name: v for v in tf.global_variables() if v.op.name in there}
            tf.train.Saver(known).restore(sess, start)  # BUG
        for _ in range(20):
            rows = np.random.rand(8, days)
            sess.run(step, {past: rows, wanted: rows.mean(1, keepdims=True)})
        if start is None:
            return tf.train.Saver().save(sess, os.path.join(FOLDER, town))
        return sess.run(loss, {past: rows, wanted: rows.mean(1, keepdims=True)})


large = learn("large")
print(learn("small", start=large))  # BUG
