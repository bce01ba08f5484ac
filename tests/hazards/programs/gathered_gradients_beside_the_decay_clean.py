"""Gradients of several batches are added up, and the weights decay that the reader has: not all that there are to train."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Reader:
    def __init__(self, words=30, labels=5):
        self.page = tf.placeholder(tf.float32, [None, words])
        self.label = tf.placeholder(tf.float32, [None, labels])
        self.inner = tf.get_variable("inner", [words, 20])
        self.outer = tf.get_variable("outer", [20, labels])
        logits = tf.matmul(tf.nn.relu(tf.matmul(self.page, self.inner)), self.outer)
        self.error = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits_v2(logits=logits, labels=self.label))


class Slowly:
    def __init__(self, error, weights):
        with tf.variable_scope("slowly"):
            self.sums = [tf.get_variable(w.op.name + "_sum", w.shape, initializer=tf.zeros_initializer()) for w in weights]
        gradients = tf.gradients(error, weights)
        self.empty = tf.group(*[s.initializer for s in self.sums])
        self.add = tf.group(*[s.assign_add(g) for s, g in zip(self.sums, gradients)])
        decay = sum(tf.reduce_sum(tf.square(v)) for v in weights)
        optimizer = tf.train.GradientDescentOptimizer(0.01)
        self.shrink = tf.train.GradientDescentOptimizer(1e-4).minimize(decay)
        self.step = optimizer.apply_gradients(list(zip(self.sums, weights)))


reader = Reader()
slowly = Slowly(reader.error, [reader.inner, reader.outer])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(slowly.empty)
        for _ in range(8):
            sess.run([slowly.add, slowly.shrink], {reader.page: np.random.rand(4, 30), reader.label: np.eye(5)[:4]})
        sess.run(slowly.step)
