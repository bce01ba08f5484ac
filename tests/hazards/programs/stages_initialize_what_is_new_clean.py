"""Stages that initialize what they add, and settings that are tried one after the other and begin anew."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def coder(below, units, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        weights = tf.get_variable("weights", [int(below.shape[1]), units])
        code = tf.tanh(tf.matmul(below, weights))
        error = tf.reduce_mean(tf.square(tf.matmul(code, weights, transpose_b=True) - below))
    return code, weights, error


def stages(session, images, data):
    top = images
    for number, units in enumerate([6, 4]):
        known = set(tf.global_variables())
        top, weights, error = coder(tf.stop_gradient(top), units, "coder%d" % number)
        step = tf.train.GradientDescentOptimizer(0.1).minimize(error, var_list=[weights])
        session.run(tf.variables_initializer([v for v in tf.global_variables() if v not in known]))
        for _ in range(20):
            session.run(step, {images: data})
    print(session.run(top, {images: data}))


def depths(session, images, data):
    for depth in [1, 2]:
        top, errors = images, []
        for number in range(depth):
            top, _, error = coder(top, 8, "deep%d" % number)
            errors.append(error)
        step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.add_n(errors))
        session.run(tf.global_variables_initializer())
        for _ in range(20):
            session.run(step, {images: data})
        print(depth, session.run(errors[-1], {images: data}))


def trials(session, images, data):
    for seed in range(2):
        code, weights, error = coder(images, 4, "trial%d" % seed)
        step = tf.train.GradientDescentOptimizer(0.1).minimize(error, var_list=[weights])
        session.run(tf.global_variables_initializer())
        for _ in range(20):
            session.run(step, {images: data})
        print(seed, session.run(error, {images: data}))


for run in (stages, depths, trials):
    with tf.Graph().as_default(), tf.Session() as session:
        run(session, tf.placeholder(tf.float32, [None, 8]), np.random.rand(16, 8))
