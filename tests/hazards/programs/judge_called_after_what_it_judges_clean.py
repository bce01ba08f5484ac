"""Filters that take in what is called after a network, on purpose: a head that learns from labels by itself and along with its body, a score
that is first trained alone and then with all, and a judge whose name is left out by a slash.
"""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layer(x, size, scope, name):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, size, tf.nn.tanh, name=name)


def chosen(word):
    return [v for v in tf.trainable_variables() if word in v.name]


x, noise = tf.placeholder(tf.float32, [None, 5]), tf.placeholder(tf.float32, [None, 5])
labels = tf.placeholder(tf.float32, [None, 1])

body = layer(x, 4, "body", "in")
guess = layer(body, 1, "body_head", "out")
miss = tf.losses.mean_squared_error(labels, guess)
head_step = tf.train.AdamOptimizer(1e-3).minimize(miss, var_list=chosen("body_head"))
body_step = tf.train.AdamOptimizer(1e-4).minimize(miss + 0.1 * tf.reduce_mean(tf.abs(guess)), var_list=chosen("body"))

code = layer(x, 4, "code", "in")
score = layer(code, 1, "code_score", "out")
first_step = tf.train.AdamOptimizer(1e-3).minimize(-tf.reduce_mean(score), var_list=chosen("code_score"))
later_step = tf.train.AdamOptimizer(1e-4).minimize(tf.reduce_mean(code ** 2) - tf.reduce_mean(score), var_list=chosen("code"))

made = layer(noise, 5, "maker", "in")
gap = tf.reduce_mean(layer(made, 1, "maker_judge", "out")) - tf.reduce_mean(layer(x, 1, "maker_judge", "out"))
judge_step = tf.train.AdamOptimizer(1e-3).minimize(gap, var_list=chosen("maker_judge"))
maker_step = tf.train.AdamOptimizer(1e-3).minimize(-gap, var_list=chosen("maker/"))

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    feed = {x: np.random.rand(4, 5), noise: np.random.rand(4, 5), labels: np.ones([4, 1])}
    for _ in range(2):
        session.run(head_step, feed)
        session.run(body_step, feed)
    for _ in range(2):
        session.run(first_step, feed)
    for _ in range(2):
        session.run(later_step, feed)
    for _ in range(2):
        session.run(judge_step, feed)
        session.run(maker_step, feed)
print("FACT", len(chosen("maker/")) == 2)
