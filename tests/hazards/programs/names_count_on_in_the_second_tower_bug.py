"""A count of all layers of the program names them: the second tower asks for names of its own, and AUTO_REUSE makes them."""

import itertools

import tensorflow as tf

x = tf.placeholder(tf.float32, [2, None, 4])
COUNT = itertools.count()


class Line:
    def __init__(self, units):
        self.units, self.name = units, "line%d" % next(COUNT)

    def __call__(self, x):
        with tf.variable_scope(self.name):
            w = tf.get_variable("w", [x.shape[-1], self.units])  # BUG
        return tf.matmul(x, w)


def network(x):
    return Line(1)(tf.nn.relu(Line(8)(x)))


losses = []
for number, part in enumerate(tf.unstack(x)):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE), tf.name_scope("gpu_%d" % number):
        losses.append(tf.reduce_mean(network(part) ** 2))
step = tf.train.AdamOptimizer().minimize(tf.add_n(losses))
