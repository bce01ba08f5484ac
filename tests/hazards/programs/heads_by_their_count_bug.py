"""Guesses of an ensemble, each by a head of its own: but the scope has how many there are in its name, and not which one it is."""

import argparse

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

parser = argparse.ArgumentParser()
parser.add_argument("--members", type=int, default=3)
options = parser.parse_args()


def guess(features, member):
    with tf.variable_scope("member_%d" % options.members, reuse=tf.AUTO_REUSE):  # BUG TVS301
        weights = tf.get_variable("weights", [6, 1])
    return tf.identity(tf.matmul(features, weights), name="guess_%d" % member)


rows, wanted = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 1])
guesses = [guess(rows, member) for member in range(options.members)]
loss = tf.add_n([tf.reduce_mean(tf.square(each - wanted)) for each in guesses])
step = tf.train.AdamOptimizer(0.01).minimize(loss)
spread = tf.nn.moments(tf.stack(guesses), axes=[0])[1]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {rows: np.ones([4, 6]), wanted: np.ones([4, 1])})
    print(session.run(spread, {rows: np.ones([4, 6])}))
