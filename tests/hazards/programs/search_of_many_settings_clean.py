"""Two hundred settings are tried, each with a graph of its own."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, width, deep):
    with tf.variable_scope("network"):
        hidden = tf.layers.dense(x, width, name="first")
        for i in range(deep):
            with tf.variable_scope("block_%d" % i):
                hidden = tf.layers.dense(hidden, width, tf.nn.relu)
        return tf.layers.dense(hidden, 1, name="last")


def trial(number, rate):
    with tf.Graph().as_default(), tf.Session() as session:
        x, y = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 1])
        loss = tf.reduce_mean(tf.square(network(x, 16, 6) - y))
        train = tf.train.AdamOptimizer(rate).minimize(loss)
        session.run(tf.global_variables_initializer())
        for _ in range(10):
            session.run(train, {x: np.zeros([4, 8]), y: np.zeros([4, 1])})
        return session.run(loss, {x: np.zeros([4, 8]), y: np.zeros([4, 1])})


found = [trial(number, 0.1 / (number + 1)) for number in range(2)]
best = 10.0
for number in range(200):
    best = min(best, trial(number, 0.1 / (number + 1)))
