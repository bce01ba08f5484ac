"""Sums that the first batch makes, after the initializer; another group sets them to zero afterwards."""
import numpy as np
import tensorflow as tf


class Gathered(object):
    def __init__(self, values):
        self.values = values
        self.ops = None

    def batch(self, session, feed):
        if self.ops is None:
            sums = [tf.Variable(tf.zeros(value.shape), trainable=False) for value in self.values]
            more = tf.group(*[each.assign_add(value) for each, value in zip(sums, self.values)])
            self.ops = more, tf.group(*[each.assign(tf.zeros_like(each)) for each in sums])
        more, clear = self.ops
        session.run(more, feed)  # BUG
        session.run(clear)


x = tf.placeholder(tf.float32, [None, 3])
gathered = Gathered([tf.reduce_sum(x, 0), tf.reduce_max(x, 0)])
with tf.Session() as session:
    session.run(tf.global_variables_initializer())  # BUG
    for _ in range(3):
        gathered.batch(session, {x: np.ones((2, 3))})
