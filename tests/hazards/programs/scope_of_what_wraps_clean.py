import functools

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def in_its_scope(build):
    @functools.wraps(build)
    def built(x):
        with tf.variable_scope(built.__name__, reuse=tf.AUTO_REUSE):
            return build(x)

    return built


def in_one_scope(build):
    """For what looks at the one network in several ways."""

    def built(x):
        with tf.variable_scope("network", reuse=tf.AUTO_REUSE):
            return build(x)

    return built


@in_its_scope
def hear_sound(x):
    x = tf.layers.dense(x, 6, activation=tf.nn.relu, name="lower")
    return tf.layers.dense(x, 3, name="upper")


@in_its_scope
def hear_speech(x):
    x = tf.layers.dense(x, 6, activation=tf.nn.relu, name="lower")
    return tf.layers.dense(x, 3, name="upper")


@in_one_scope
def build_training(x):
    x = tf.layers.dense(x, 6, activation=tf.nn.relu, name="lower")
    return tf.layers.dense(tf.layers.dropout(x, training=True), 3, name="upper")


@in_one_scope
def build_prediction(x):
    x = tf.layers.dense(x, 6, activation=tf.nn.relu, name="lower")
    return tf.nn.softmax(tf.layers.dense(x, 3, name="upper"))


@in_one_scope
def attended(x):
    x = tf.layers.dense(x, 6, activation=tf.nn.relu, name="lower")
    return tf.layers.dense(x, 1, name="weight")


def of_left(x):
    with tf.variable_scope("side"):
        return tf.layers.dense(x, 6, name="only")


def of_right(x):
    with tf.variable_scope("side"):
        return tf.layers.dense(x, 6, name="only")


sound = tf.placeholder(tf.float32, [None, 5])
speech = tf.placeholder(tf.float32, [None, 5])
both = hear_sound(sound) * hear_speech(speech)
learned, told, weight = build_training(sound), build_prediction(sound), attended(speech)
with tf.variable_scope("sides", reuse=tf.AUTO_REUSE):
    sides = of_left(sound) + of_right(speech)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([both, learned, told, weight, sides], {sound: np.ones((1, 5)), speech: np.ones((1, 5))}))
