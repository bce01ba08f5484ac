"""The weight of each step comes of a comprehension over the steps, by a function: under reuse they were to be one."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def seen(step):
    weight = tf.Variable(tf.ones([3]), name="weight")  # BUG TVS201
    return step * weight


def network(steps):
    with tf.variable_scope("network", reuse=tf.AUTO_REUSE):
        return tf.add_n([seen(step) for step in tf.unstack(steps, axis=1)])


steps = tf.placeholder(tf.float32, [None, 4, 3])
loss = tf.reduce_mean(tf.square(network(steps) - 1.0))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train, {steps: np.ones([2, 4, 3], np.float32)})
