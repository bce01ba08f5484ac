"""The members of an ensemble have name scopes with their numbers, which get_variable ignores: all of them are one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()


def member(x):
    x = tf.layers.dense(x, 10, tf.nn.elu, name="inner")  # BUG TVS203
    return tf.layers.dense(x, 1, name="outer")[:, 0]


def ensemble(x, members):
    found = []
    with tf.variable_scope("ensemble", reuse=tf.AUTO_REUSE):
        for i in range(members):
            with tf.name_scope("member_%d" % i):  # BUG TVS203
                found.append(member(x))  # BUG TVS203
    return tf.stack(found, axis=1)


x = tf.placeholder(tf.float32, [None, 6])
y = tf.placeholder(tf.float32, [None])
chosen = tf.placeholder(tf.float32, [None, 3])
guesses = ensemble(x, 3)
loss = tf.reduce_mean(chosen * tf.square(guesses - y[:, None]))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        feed = {x: np.random.rand(8, 6), y: np.random.rand(8), chosen: np.random.rand(8, 3) > 0.5}
        session.run(train, feed)
    print(session.run(guesses, feed).std(axis=1))
