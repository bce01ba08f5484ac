"""After each pass of the training, what was learned is to be measured: in a session that has learned nothing."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
error = tf.reduce_mean(tf.square(y - tf.matmul(x, tf.get_variable("w", [3, 1]))))
train = tf.train.GradientDescentOptimizer(0.1).minimize(error)


def drawn():
    return {x: np.random.rand(8, 3), y: np.random.rand(8, 1)}


def measured():
    with tf.Session() as own:
        own.run(tf.global_variables_initializer())  # BUG
        return own.run(error, drawn())


with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(4):
        for _ in range(10):
            session.run(train, drawn())
        print(session.run(error, drawn()), measured())
