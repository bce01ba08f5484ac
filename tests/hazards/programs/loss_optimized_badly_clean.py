"""Steps that are counted by whole numbers, rates that are tensors or none, a rate of no size that is known."""

import sys

import tensorflow as tf

steps = tf.get_variable("steps", [], tf.int32, trainable=False, initializer=tf.zeros_initializer())
wind = tf.placeholder(tf.float32, [None, 5])
loss = tf.reduce_mean(tf.layers.dense(wind, 1))
rate = float(sys.argv[1]) if len(sys.argv) > 1 else 0.1
trained = [
    tf.contrib.layers.optimize_loss(loss, steps, rate, "Adam"),
    tf.contrib.layers.optimize_loss(loss, tf.train.get_or_create_global_step(), tf.constant(1.0), "SGD"),
    tf.contrib.layers.optimize_loss(loss, None, None, lambda: tf.train.GradientDescentOptimizer(1)),
    tf.contrib.layers.optimize_loss(loss, tf.Variable(0, trainable=False), 1.0, tf.train.AdagradOptimizer),
]

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(trained, {wind: [[1.0] * 5]})
