"""All is drawn anew after the held network was given the learner's values, which it is given once more before anything reads it."""

import numpy as np
import tensorflow as tf


def critic(state, name):
    with tf.variable_scope(name):
        hidden = tf.layers.dense(state, 16, tf.nn.relu, name="hidden")
        return tf.layers.dense(hidden, 1, name="value")


def pairs(source, target):
    of = lambda name: tf.trainable_variables(name + "/")
    return [t.assign(s) for s, t in zip(of(source), of(target))]


state = tf.placeholder(tf.float32, [None, 3])
after = tf.placeholder(tf.float32, [None, 3])
value, held = critic(state, "learner"), critic(after, "held")
follow = tf.group(*pairs("learner", "held"))
loss = tf.reduce_mean(tf.square(value - 0.9 * tf.stop_gradient(held) - 1.0))
step = tf.train.RMSPropOptimizer(0.01).minimize(loss, var_list=tf.trainable_variables("learner/"))

with tf.Session() as sess:
    sess.run(tf.variables_initializer(tf.trainable_variables("learner/")))
    sess.run(follow)
    sess.run(tf.global_variables_initializer())
    sess.run(follow)
    for t in range(200):
        rows = np.random.randn(8, 3)
        sess.run(step, {state: rows, after: rows + 0.1})
        if t % 50 == 49:
            sess.run(follow)
