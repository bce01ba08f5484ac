import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Stack:
    """A stack of coders: each is trained on what the finished ones below it give."""

    def __init__(self, width):
        self.images = tf.placeholder(tf.float32, [None, width])
        self.top = self.images

    def add(self, number, units):
        below = tf.stop_gradient(self.top)
        with tf.variable_scope("coder%d" % number):
            weights = tf.get_variable("weights", [int(below.shape[1]), units])
            self.top = tf.tanh(tf.matmul(below, weights))
            error = tf.reduce_mean(tf.square(tf.matmul(self.top, weights, transpose_b=True) - below))
        return error, tf.train.GradientDescentOptimizer(0.1).minimize(error, var_list=[weights])


def main():
    stack, images = Stack(8), np.random.rand(16, 8)
    session = tf.Session()
    for number, units in enumerate([6, 4]):
        error, step = stack.add(number, units)
        session.run(tf.global_variables_initializer())  # BUG
        for _ in range(20):
            session.run(step, {stack.images: images})
        print(session.run(error, {stack.images: images}))


main()
