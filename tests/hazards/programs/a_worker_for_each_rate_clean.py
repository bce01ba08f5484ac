"""A worker for each rate of a row, with weights of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Worker:
    def __init__(self, index, x, rate):
        self.scope = "worker_%d" % index
        with tf.variable_scope(self.scope):
            self.out = tf.matmul(x, tf.get_variable("w", [3, 1]))
        self.rate = rate

    def train_op(self):
        weights = tf.trainable_variables(self.scope + "/")
        return tf.train.GradientDescentOptimizer(self.rate).minimize(tf.reduce_mean(self.out**2), var_list=weights)


x = tf.placeholder(tf.float32, [None, 3])
workers = [Worker(i, x, rate) for i, rate in enumerate(np.geomspace(1e-3, 1e-1, 12))]
steps = [each.train_op() for each in workers]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(steps, {x: np.ones([2, 3])})
