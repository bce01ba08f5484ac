"""Electricity demand: the forecaster is kept near to what it said a while ago, which a second network holds."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

HOURS = 24


def forecast(load, name, learns):
    with tf.variable_scope(name):
        hidden = tf.layers.dense(load, 40, tf.nn.tanh, trainable=learns)
        centre = tf.layers.dense(hidden, 1, trainable=learns)
        spread = tf.layers.dense(hidden, 1, tf.nn.softplus, trainable=learns)
    demand = tf.distributions.Normal(centre, spread + 0.01)
    return demand, tf.global_variables(name + "/")


load = tf.placeholder(tf.float32, [None, HOURS])
seen = tf.placeholder(tf.float32, [None, 1])
now, now_weights = forecast(load, "now", True)
past, past_weights = forecast(load, "past", False)
remember = tf.group(*[old.assign(new) for old, new in zip(past_weights, now_weights)])

surprise = -tf.reduce_mean(now.log_prob(seen))
moved = tf.reduce_mean(tf.distributions.kl_divergence(past, now))
learn = tf.train.AdamOptimizer(1e-3).minimize(surprise + 0.1 * moved)

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for day in range(40):
        if day % 10 == 0:
            session.run(remember)
        feed = {load: np.random.rand(8, HOURS), seen: np.random.rand(8, 1)}
        print(day, session.run([surprise, moved, learn], feed)[:2])
