"""Heads that vote, each of its own weights: they are made in the turns of a loop, under one name, and are one."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def vote(h):
    with tf.variable_scope("vote", reuse=tf.AUTO_REUSE):  # BUG
        w = tf.get_variable("w", [16, 3])  # BUG
        b = tf.get_variable("b", [3], initializer=tf.zeros_initializer())  # BUG
        return tf.matmul(h, w) + b


x, y = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.int32, [None])
h = tf.layers.dense(x, 16, activation=tf.nn.relu)
votes = []
for _ in range(5):
    votes.append(vote(h))  # BUG
losses = [tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=y, logits=v)) for v in votes]
steps = [tf.train.AdamOptimizer().minimize(loss) for loss in losses]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    feed = {x: np.ones([4, 8]), y: np.zeros([4])}
    for step in steps:
        session.run(step, feed)
    print(np.std(session.run(votes, feed), axis=0))
