"""What counts the calls keeps the name of what it calls, by which each head gets its scope; one head may well run on two views."""
import functools

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
CALLS = []


def counted(build):
    @functools.wraps(build)
    def call(*args):
        CALLS.append(build)
        return build(*args)
    return call


def scoped(build):
    @functools.wraps(build)
    def inside(*args):
        with tf.variable_scope(build.__name__, reuse=tf.AUTO_REUSE):
            return build(*args)
    return inside


def head(x):
    return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.elu, name="first"), 1, name="last")


@scoped
@counted
def steering(view):
    return head(view)


@scoped
@counted
def braking(view):
    return head(view)


view = tf.placeholder(tf.float32, [None, 10])
mirrored = tf.placeholder(tf.float32, [None, 10])
wheel, pedal = tf.placeholder(tf.float32, [None, 1]), tf.placeholder(tf.float32, [None, 1])
cost = tf.losses.mean_squared_error(wheel, steering(view)) + tf.losses.mean_squared_error(pedal, braking(view))
cost += tf.losses.mean_squared_error(-wheel, steering(mirrored)) + tf.losses.mean_squared_error(pedal, braking(mirrored))
step = tf.train.AdamOptimizer().minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {view: np.ones([2, 10]), mirrored: np.zeros([2, 10]), wheel: np.ones([2, 1]), pedal: -np.ones([2, 1])})
