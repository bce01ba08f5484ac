"""How long a queue will be, learned by what the same says of a minute later: both are one partial, which has the name of one scope."""
from functools import partial

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def estimate(people, units, prefix):
    with tf.variable_scope(prefix, reuse=tf.AUTO_REUSE):
        inner = tf.layers.dense(people, units, tf.nn.relu, name="inner")
        return tf.layers.dense(inner, 1, name="minutes")


def learner(units=12):
    wait = partial(estimate, units=units, prefix="wait")  # BUG
    now, later = (tf.placeholder(tf.float32, [None, 6]) for _ in range(2))
    passed = tf.placeholder(tf.float32, [None, 1])
    minutes = wait(now)
    minutes_frozen = wait(later)  # BUG
    gap = minutes - tf.stop_gradient(passed + 0.9 * minutes_frozen)
    loss = tf.reduce_mean(tf.square(gap))
    return tf.train.AdamOptimizer().minimize(loss), now, later, passed


step, now, later, passed = learner()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {now: np.ones((2, 6)), later: np.ones((2, 6)), passed: np.ones((2, 1))})
