"""The scope of a layer is named by the function that asks for it: each of them has one layer of its own."""

import inspect
import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def slope(readings, size):
    with tf.variable_scope(sys._getframe(1).f_code.co_name):
        return tf.matmul(readings, tf.get_variable("slope", [12, size]))


def rain(readings):
    return slope(readings, 4)


def wind(readings):
    return slope(readings, 6)


def snow(readings):
    with tf.variable_scope(inspect.currentframe().f_code.co_name):
        return tf.matmul(readings, tf.get_variable("slope", [12, 2]))


with tf.Session() as session:
    readings = tf.placeholder(tf.float32, [None, 12])
    outlook = [rain(readings), wind(readings), snow(readings)]
    session.run(tf.global_variables_initializer())
