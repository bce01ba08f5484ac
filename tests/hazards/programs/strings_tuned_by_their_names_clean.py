"""Variables that are left out by their names: with the number of the output, of operations, by either, or where none is called like it."""

import numpy as np
import tensorflow as tf

NAMES = ["violin/g/tension", "violin/d/tension"]


def violin(bow):
    sound = []
    for string in "gdae":
        with tf.variable_scope("violin/" + string):
            sound.append(bow * tf.get_variable("tension", [], initializer=tf.ones_initializer()))
    return tf.add_n(sound)


def play(pick):
    with tf.Graph().as_default(), tf.Session() as session:
        bow = tf.placeholder(tf.float32, [None])
        heard = tf.placeholder(tf.float32, [None])
        loss = tf.reduce_mean(tf.square(violin(bow) - heard))
        step = tf.train.GradientDescentOptimizer(0.01).minimize(loss, var_list=pick(tf.trainable_variables()))
        session.run(tf.global_variables_initializer())
        for _ in range(5):
            session.run(step, {bow: np.random.rand(4), heard: np.random.rand(4)})


def with_numbers(variables):
    tuned = [name + ":0" for name in NAMES]
    return [v for v in variables if v.name not in tuned]


def of_operations(variables):
    return [v for v in variables if v.op.name not in NAMES]


def by_either(variables):
    return [v for v in variables if v.name not in NAMES and v.op.name not in NAMES]


def cut(variables):
    return [v for v in variables if v.name.split(":")[0] not in NAMES]


def of_others(variables):
    others = ["cello/g/tension"]
    return [v for v in variables if v.name not in others]


for each in (with_numbers, of_operations, by_either, cut, of_others):
    play(each)
