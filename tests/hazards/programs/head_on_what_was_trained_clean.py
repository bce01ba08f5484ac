"""A part is put on top of what was trained: what was learned is put in again, or only what is new is initialized; or the steps are compared."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def put_in_again():
    tf.reset_default_graph()
    rows = tf.placeholder(tf.float32, [None, 6])
    features = tf.layers.dense(rows, 5, name="features")
    first = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(tf.layers.dense(features, 6, name="back") - rows)))
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(3):
            session.run(first, {rows: np.random.rand(4, 6)})
        body = tf.trainable_variables("features")
        learned = session.run(body)
        loss = tf.reduce_mean(tf.square(tf.layers.dense(features, 1, name="score")))
        second = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        session.run(tf.global_variables_initializer())
        for variable, value in zip(body, learned):
            variable.load(value, session)
        for _ in range(3):
            session.run([loss, second], {rows: np.random.rand(4, 6)})


def only_what_is_new():
    tf.reset_default_graph()
    rows = tf.placeholder(tf.float32, [None, 6])
    features = tf.layers.dense(rows, 5, name="features")
    first = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(tf.layers.dense(features, 6, name="back") - rows)))
    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(3):
            session.run(first, {rows: np.random.rand(4, 6)})
        there = set(tf.global_variables())
        loss = tf.reduce_mean(tf.square(tf.layers.dense(features, 1, name="score")))
        second = tf.train.AdamOptimizer(0.1).minimize(loss)
        session.run(tf.variables_initializer([v for v in tf.global_variables() if v not in there]))
        for _ in range(3):
            session.run([loss, second], {rows: np.random.rand(4, 6)})


def compared():
    tf.reset_default_graph()
    rows = tf.placeholder(tf.float32, [None, 6])
    loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.layers.dense(rows, 5), 6) - rows))
    with tf.Session() as session:
        for make in (tf.train.GradientDescentOptimizer, tf.train.AdamOptimizer):
            step = make(0.01).minimize(loss)
            session.run(tf.global_variables_initializer())
            for _ in range(3):
                session.run(step, {rows: np.random.rand(4, 6)})
            print(make.__name__, session.run(loss, {rows: np.random.rand(4, 6)}))
        step = tf.train.MomentumOptimizer(0.01, 0.9).minimize(loss)
        session.run(tf.global_variables_initializer())
        for _ in range(3):
            session.run(step, {rows: np.random.rand(4, 6)})


put_in_again()
only_what_is_new()
compared()
