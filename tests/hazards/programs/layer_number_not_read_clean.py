import functools

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def passed_on(x, number):
    with tf.variable_scope("level%d" % number, reuse=tf.AUTO_REUSE):
        inner = tf.layers.dense(x, 9, activation=tf.nn.relu, name="in")
        return x + tf.layers.dense(inner, 6, name="out")


def refined(x, step):
    """Each step has the same weights."""
    with tf.variable_scope("refined", reuse=tf.AUTO_REUSE):
        inner = tf.layers.dense(x, 9, activation=tf.nn.relu, name="in")
        return x + tf.layers.dense(inner, 6, name="out")


def settle(x, number):
    with tf.variable_scope("settle", reuse=tf.AUTO_REUSE):
        inner = tf.layers.dense(x, 9, activation=tf.nn.relu, name="in")
        return x + tf.layers.dense(inner, 6, name="out")


def run(x, part):
    for number in range(2):
        x = part(x, number)
    return x


class Part:
    def run(self, x, number):
        raise NotImplementedError


class Settling(Part):
    def run(self, x, number):
        with tf.variable_scope("settling", reuse=tf.AUTO_REUSE):
            inner = tf.layers.dense(x, 9, activation=tf.nn.relu, name="in")
            return x + tf.layers.dense(inner, 6, name="out")


x = tf.placeholder(tf.float32, [None, 6])
y = run(run(x, passed_on), settle)
y = functools.reduce(settle, range(2), y)
for step in range(3):
    y = refined(y, step)
part = Settling()
for number in range(2):
    y = part.run(y, number)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(y, {x: np.ones((1, 6))}))
