"""What counts the calls has a name of its own, by which both heads get their scope."""
import functools

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
CALLS = []


def counted(build):
    def call(*args):  # BUG
        CALLS.append(build)
        return build(*args)
    return call


def scoped(build):
    @functools.wraps(build)
    def inside(*args):
        with tf.variable_scope(build.__name__, reuse=tf.AUTO_REUSE):  # BUG
            return build(*args)
    return inside


def head(x):
    return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.elu, name="first"), 1, name="last")


@scoped  # BUG
@counted  # BUG
def steering(view):
    return head(view)


@scoped  # BUG
@counted  # BUG
def braking(view):
    return head(view)


view = tf.placeholder(tf.float32, [None, 10])
wheel, pedal = tf.placeholder(tf.float32, [None, 1]), tf.placeholder(tf.float32, [None, 1])
cost = tf.losses.mean_squared_error(wheel, steering(view)) + tf.losses.mean_squared_error(pedal, braking(view))  # BUG
step = tf.train.AdamOptimizer().minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {view: np.ones([2, 10]), wheel: np.ones([2, 1]), pedal: -np.ones([2, 1])})
