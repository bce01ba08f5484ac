"""Identities of weights give them a name, are of a network that does lag behind, or are all that is meant: one network, twice."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def weights(scope, trainable=True):
    with tf.variable_scope(scope):
        return [tf.get_variable("in", [4, 6], trainable=trainable), tf.get_variable("out", [6, 1], trainable=trainable)]


def value(state, both):
    return tf.matmul(tf.nn.elu(tf.matmul(state, both[0])), both[1])


def learn(make):
    with tf.Graph().as_default(), tf.Session() as session:
        now, later = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])
        targets = [tf.placeholder(tf.float32, [None, 1])]
        online = weights("online")
        goal, sync = make(online, later)
        goal = tf.stop_gradient(targets[0] + 0.9 * goal)
        step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(goal - value(now, online))), var_list=online)
        session.run(tf.global_variables_initializer())
        for _ in range(5):
            states = np.random.rand(8, 4)
            session.run(step, {now: states, later: states[::-1], targets[0]: np.random.rand(8, 1)})
            session.run(sync)


def lagging(online, later):
    behind = weights("behind", trainable=False)
    target = [tf.identity(w, name="target_%d" % i) for i, w in enumerate(behind)]
    return value(later, target), [w.assign(v) for w, v in zip(behind, online)]


def averaged(online, later):
    average = tf.train.ExponentialMovingAverage(0.9)
    apply = average.apply(online)
    target = [tf.identity(average.average(w)) for w in online]
    return value(later, target), [apply]


def itself(online, later):
    named = [tf.identity(w, name="w%d" % i) for i, w in enumerate(online)]
    return value(later, named), []


def stepped(online, later):
    slopes = tf.gradients(tf.reduce_mean(tf.square(value(later, online))), online)
    target = [w - 0.1 * slope for w, slope in zip(online, slopes)]
    return value(later, target), []


for make in (lagging, averaged, itself, stepped):
    learn(make)
