"""Right programs that assign to what an optimizer trains: a first value of the data, steps that come from outside, and a kick now and then."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def begins_by_the_data():
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 5])
        shift = tf.get_variable("shift", [5])
        begin = shift.assign_add(tf.reduce_mean(x, axis=0))
        loss = tf.reduce_mean(tf.layers.dense(x - shift, 1) ** 2)
        step = tf.train.AdamOptimizer().minimize(loss)
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            session.run(begin, {x: np.random.randn(100, 5)})
            for _ in range(5):
                session.run(step, {x: np.random.randn(10, 5)})


def steps_from_outside():
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 5])
        w = tf.get_variable("w", [5, 3])
        v = tf.get_variable("v", [3, 1])
        given = tf.placeholder(tf.float32, [5, 3])
        apply = w.assign_sub(0.1 * given)
        loss = tf.reduce_mean(tf.matmul(tf.matmul(x, w), v) ** 2)
        slope = tf.gradients(loss, w)[0]
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for _ in range(5):
                data = {x: np.random.randn(10, 5)}
                session.run(apply, {given: session.run(slope, data)})
                session.run(step, data)


def kicks():
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 5])
        w = tf.get_variable("w", [5, 3])
        kick = w.assign_add(tf.random_normal([5, 3], stddev=0.01))
        loss = tf.reduce_mean(tf.layers.dense(tf.matmul(x, w), 1) ** 2)
        step = tf.train.AdamOptimizer().minimize(loss)
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for _ in range(5):
                session.run(kick)
                session.run(step, {x: np.random.randn(10, 5)})


def counted_beside():
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 5])
        total = tf.get_variable("total", [5])
        count = total.assign_add(tf.reduce_sum(x, axis=0))
        with tf.variable_scope("net"):
            loss = tf.reduce_mean(tf.layers.dense(x - total, 1) ** 2)
        step = tf.train.AdamOptimizer().minimize(loss, var_list=tf.trainable_variables("net/"))
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for _ in range(5):
                session.run([count, step], {x: np.random.randn(10, 5)})


begins_by_the_data()
steps_from_outside()
kicks()
counted_beside()
