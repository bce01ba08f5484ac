"""Names that are alike, of variables that are two: numbered, with a letter more in front or behind, of two shapes, in scopes with more in them, or in two scopes."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def one(x):
    with tf.variable_scope("s", reuse=tf.AUTO_REUSE):
        return x * tf.get_variable("weight1", [4])


def two(x):
    with tf.variable_scope("s", reuse=tf.AUTO_REUSE):
        return x * tf.get_variable("weight12", [4])


def mean(x):
    with tf.variable_scope("m", reuse=tf.AUTO_REUSE):
        return x * tf.get_variable("mean", [4])


def means(x):
    with tf.variable_scope("m", reuse=tf.AUTO_REUSE):
        return x * tf.get_variable("means", [1, 4])


def state(x):
    with tf.variable_scope("t", reuse=tf.AUTO_REUSE):
        return x * tf.get_variable("state", [4]) + tf.get_variable("bias", [4])


def states(x):
    with tf.variable_scope("t", reuse=tf.AUTO_REUSE):
        return x * tf.get_variable("states", [4]) + tf.get_variable("offset", [4])


def table(x):
    with tf.variable_scope("q", reuse=tf.AUTO_REUSE):
        return x * tf.get_variable("table", [4])


def of_questions(x):
    with tf.variable_scope("q", reuse=tf.AUTO_REUSE):
        return x * tf.get_variable("qtable", [4])


def of_others(x):
    with tf.variable_scope("q", reuse=tf.AUTO_REUSE):
        return x * tf.get_variable("tablex", [4])


x = tf.placeholder(tf.float32, [None, 4])
x = of_others(of_questions(table(x)))
y = states(state(means(mean(two(one(x))))))
