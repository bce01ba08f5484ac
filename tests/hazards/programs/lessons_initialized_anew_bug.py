"""A sorter of parcels is trained on few labels at first, and then on all of them."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Sorter:
    def __init__(self, width):
        self.parcels = tf.placeholder(tf.float32, [None, width])
        self.chutes = tf.placeholder(tf.int64, [None])
        with tf.variable_scope("sorter"):
            inner = tf.tanh(tf.matmul(self.parcels, tf.get_variable("inner", [width, 9])))
            scores = tf.matmul(inner, tf.get_variable("outer", [9, 4]))
        self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.chutes, logits=scores))


class Phase:
    def __init__(self, chutes, rate):
        self.chutes, self.rate = chutes, rate


def learn(session, sorter, phase):
    step = tf.train.RMSPropOptimizer(phase.rate).minimize(sorter.loss)
    session.run(tf.global_variables_initializer())  # BUG
    for _ in range(30):
        feed = {sorter.parcels: np.random.rand(8, 6), sorter.chutes: np.random.randint(0, phase.chutes, 8)}
        _, loss = session.run([step, sorter.loss], feed)
    print(loss)


sorter = Sorter(6)
with tf.Session() as session:
    for each in [Phase(2, 1e-2), Phase(4, 1e-3)]:
        learn(session, sorter, each)  # BUG
