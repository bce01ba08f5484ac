"""The step that is to be counted by is a number with a fraction, which optimize_loss refuses."""

import tensorflow as tf

steps = tf.get_variable("steps", [], trainable=False, initializer=tf.zeros_initializer())
wind = tf.placeholder(tf.float32, [None, 5])
loss = tf.reduce_mean(tf.layers.dense(wind, 1))
train = tf.contrib.layers.optimize_loss(loss, steps, 0.01, "Adam")  # BUG
