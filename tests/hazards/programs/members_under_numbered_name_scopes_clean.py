"""Numbered name scopes around parts of a batch, refinements of a guess, passes with noise, towers, and members of their own scopes."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()


def member(x, rate=0.0):
    x = tf.layers.dense(x, 10, tf.nn.elu, name="inner")
    if rate:
        x = tf.nn.dropout(x, rate=rate)
    return tf.layers.dense(x, 6, name="outer")


def parts(x):
    found = []
    with tf.variable_scope("parts", reuse=tf.AUTO_REUSE):
        for i, part in enumerate(tf.split(x, 2)):
            with tf.name_scope("part_%d" % i):
                found.append(member(part))
    return tf.concat(found, axis=0)


def refined(x):
    guess = tf.zeros_like(x)
    with tf.variable_scope("refined", reuse=tf.AUTO_REUSE):
        for i in range(3):
            with tf.name_scope("guess_%d" % i):
                seen = tf.layers.dense(x, 6, name="seen")
                guess = guess + tf.layers.dense(tf.concat([seen, guess], axis=1), 6, name="change")
    return guess


def noisy(x):
    found = []
    with tf.variable_scope("noisy", reuse=tf.AUTO_REUSE):
        for i in range(3):
            with tf.name_scope("draw_%d" % i):
                found.append(member(x, 0.5))
    return tf.reduce_mean(tf.stack(found), axis=0)


def in_towers(x):
    found = []
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        for i in range(2):
            with tf.name_scope("tower_%d" % i):
                found.append(member(x))
    return found[0]


def members(x):
    found = []
    with tf.variable_scope("members", reuse=tf.AUTO_REUSE):
        body = tf.layers.dense(x, 8, tf.nn.elu, name="body")
        for i in range(3):
            with tf.name_scope("member_%d" % i), tf.variable_scope("member_%d" % i):
                found.append(member(body))
    return tf.reduce_mean(tf.stack(found), axis=0)


x = tf.placeholder(tf.float32, [8, 6])
loss = tf.reduce_mean(tf.square(parts(x) + refined(x) + noisy(x) + in_towers(x) + members(x)))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        print(session.run([loss, train], {x: np.random.rand(8, 6)})[0])
