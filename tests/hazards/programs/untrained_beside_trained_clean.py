import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x):
    with tf.variable_scope("net"):
        w = tf.get_variable("w", [4, 1])
    return tf.matmul(x, w)


def trained(data):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 4])
        out = network(x)
        step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(out - 1.0)))
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for _ in range(10):
                session.run(step, {x: data})
            return session.run(out, {x: data})


def by_chance(data):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 4])
        out = network(x)
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            return session.run(out, {x: data})


data = np.ones((8, 4))
print("learned", np.abs(trained(data) - 1).mean(), "chance", np.abs(by_chance(data) - 1).mean())
