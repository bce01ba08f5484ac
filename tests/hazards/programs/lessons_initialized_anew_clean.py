"""Phases that begin with what they know, stages that stand on what the others have told, and rates that are tried."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Sorter:
    def __init__(self, width):
        self.parcels = tf.placeholder(tf.float32, [None, width])
        self.weights = tf.placeholder(tf.float32, [None])
        with tf.variable_scope("sorter"):
            inner = tf.tanh(tf.matmul(self.parcels, tf.get_variable("inner", [width, 9])))
            self.told = tf.squeeze(tf.matmul(inner, tf.get_variable("outer", [9, 1])), 1)
        self.loss = tf.reduce_mean(tf.square(self.told - self.weights))
        self.step = tf.train.RMSPropOptimizer(0.01).minimize(self.loss)


def learn(session, sorter, parcels, weights):
    for _ in range(30):
        session.run(sorter.step, {sorter.parcels: parcels, sorter.weights: weights})


def boosted(session, sorter, parcels, weights):
    """Each stage has the rest that the stages before have left."""
    told = np.zeros_like(weights)
    for stage in range(4):
        session.run(tf.global_variables_initializer())
        learn(session, sorter, parcels, weights - told)
        told += session.run(sorter.told, {sorter.parcels: parcels})
    print(told)


def tried(session, sorter, parcels, weights):
    """Each number of parcels begins anew."""
    for count in (4, 8):
        session.run(tf.global_variables_initializer())
        learn(session, sorter, parcels[:count], weights[:count])
        print(count)


def put_back(session, sorter, parcels, weights):
    """A phase begins with what the last one has saved, and with momenta of its own."""
    saver = tf.train.Saver(tf.trainable_variables())
    for phase in ("few", "all"):
        session.run(tf.global_variables_initializer())
        if phase == "all":
            saver.restore(session, "/tmp/sorter")
        learn(session, sorter, parcels, weights)
        saver.save(session, "/tmp/sorter")


def momenta(session, sorter, parcels, weights):
    """A phase begins with momenta of its own, and with the weights as they are."""
    session.run(tf.global_variables_initializer())
    for phase in range(2):
        session.run(tf.variables_initializer([v for v in tf.global_variables() if v not in tf.trainable_variables()]))
        learn(session, sorter, parcels, weights)


for trial in (boosted, tried, put_back, momenta):
    with tf.Graph().as_default(), tf.Session() as session:
        trial(session, Sorter(6), np.random.rand(16, 6), np.random.rand(16).astype("float32"))
