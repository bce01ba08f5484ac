"""Partials that have the name of a scope, and run twice: each for a network of its own, on the next data, by a name that is told, on data
that are called targets, and where both learn."""
from functools import partial

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def estimate(people, units, prefix="estimate"):
    with tf.variable_scope(prefix, reuse=tf.AUTO_REUSE):
        inner = tf.layers.dense(people, units, tf.nn.relu, name="inner")
        return tf.layers.dense(inner, 1, name="minutes")


def squared(one, two):
    return tf.reduce_mean(tf.square(one - tf.stop_gradient(two)))


def of_its_own(now, later, passed):
    wait = partial(estimate, units=12)
    minutes = wait(now, prefix="wait")
    minutes_frozen = wait(later, prefix="wait_frozen")
    return squared(minutes, passed + 0.9 * minutes_frozen)


def without_a_copy(now, later, passed):
    wait = partial(estimate, units=12, prefix="semi")
    minutes = wait(now)
    minutes_next = wait(later)
    target = passed + 0.9 * minutes_next
    return squared(minutes, target)


def told(now, later, passed):
    minutes = estimate(now, 12, prefix="told")
    minutes_target = estimate(later, 12, prefix="told")
    return squared(minutes, passed + minutes_target)


def of_targets(now, target, passed):
    code = partial(estimate, units=12, prefix="code")
    minutes = code(now)
    minutes_target = code(target)
    return squared(minutes, minutes_target) + squared(minutes_target, minutes)


def both_learn(now, later, passed):
    both = partial(estimate, units=12, prefix="both")
    minutes = both(now)
    minutes_lagged = both(later)
    return tf.reduce_mean(tf.square(minutes - minutes_lagged + passed))


now, later = (tf.placeholder(tf.float32, [None, 6]) for _ in range(2))
passed = tf.placeholder(tf.float32, [None, 1])
loss = tf.add_n([each(now, later, passed) for each in (of_its_own, without_a_copy, told, of_targets, both_learn)])
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {now: np.ones((2, 6)), later: np.ones((2, 6)), passed: np.ones((2, 1))})
