"""What follows the weights step by step is saved, is brought near once more before it is used, or is of no use later."""

import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Judge(object):
    def __init__(self, everything):
        self.rows = tf.placeholder(tf.float32, [None, 6])
        with tf.variable_scope("judge"):
            self.kernel = tf.get_variable("kernel", [6, 4])
            self.vector = tf.get_variable("vector", [4, 1], trainable=False)
        left = tf.nn.l2_normalize(tf.matmul(self.kernel, self.vector))
        right = tf.nn.l2_normalize(tf.matmul(self.kernel, left, transpose_a=True))
        self.follow = self.vector.assign(right)
        scale = tf.matmul(left, tf.matmul(self.kernel, self.vector), transpose_a=True)
        out = tf.matmul(self.rows, self.kernel / scale)
        self.said = tf.reduce_sum(tf.nn.relu(out), 1)
        self.plain = tf.reduce_sum(tf.matmul(self.rows, self.kernel), 1)
        self.saver = tf.train.Saver(tf.global_variables("judge") if everything else [self.kernel])
        self.step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(self.said - 1.0)))


def train(everything, path):
    with tf.Graph().as_default(), tf.Session() as session:
        judge = Judge(everything)
        session.run(tf.global_variables_initializer())
        for _ in range(30):
            session.run([judge.step, judge.follow], {judge.rows: np.random.rand(8, 6)})
        return judge.saver.save(session, path)


def with_all(path):
    train(True, path)
    with tf.Graph().as_default(), tf.Session() as session:
        judge = Judge(True)
        session.run(tf.global_variables_initializer())
        judge.saver.restore(session, path)
        print(session.run(judge.said, {judge.rows: np.random.rand(3, 6)}))


def brought_near(path):
    train(False, path)
    with tf.Graph().as_default(), tf.Session() as session:
        judge = Judge(False)
        session.run(tf.global_variables_initializer())
        judge.saver.restore(session, path)
        for _ in range(20):
            session.run(judge.follow)
        print(session.run(judge.said, {judge.rows: np.random.rand(3, 6)}))


def of_no_use(path):
    train(False, path)
    with tf.Graph().as_default(), tf.Session() as session:
        judge = Judge(False)
        session.run(tf.global_variables_initializer())
        judge.saver.restore(session, path)
        print(session.run(judge.plain, {judge.rows: np.random.rand(3, 6)}))


for each in (with_all, brought_near, of_no_use):
    each(os.path.join(tempfile.mkdtemp(), "judge"))
