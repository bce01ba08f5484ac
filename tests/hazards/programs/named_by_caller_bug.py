"""The scope of a layer is named by the function that asks for it, and one function asks for two layers."""

import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scope_of_caller():
    return tf.variable_scope(sys._getframe(1).f_code.co_name)


def gauge(readings, size):
    with scope_of_caller():
        return tf.matmul(readings, tf.get_variable("slope", [12, size]))  # BUG


def forecast(readings):
    return gauge(readings, 4), gauge(readings, 6)


with tf.Session() as session:
    rain, wind = forecast(tf.placeholder(tf.float32, [None, 12]))
    session.run(tf.global_variables_initializer())
