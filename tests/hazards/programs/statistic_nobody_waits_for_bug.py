"""A running mean is to be updated before a value goes on, which was computed before anything was told to wait."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def whiten(x, decay=0.99):
    with tf.variable_scope("whiten"):
        mean = tf.get_variable("mean", x.shape[1:], initializer=tf.zeros_initializer(), trainable=False)
        out = x - mean
        step = tf.assign(mean, decay * mean + (1 - decay) * tf.reduce_mean(x, 0))  # BUG
        with tf.control_dependencies([step]):  # BUG
            return out  # BUG


x = tf.placeholder(tf.float32, [None, 3])
out = tf.layers.dense(whiten(x), 1)
train = tf.train.GradientDescentOptimizer(0.01).minimize(tf.reduce_mean(tf.square(out)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run(train, {x: np.random.rand(8, 3)})
    print(sess.run(out, {x: np.random.rand(1, 3)}))
