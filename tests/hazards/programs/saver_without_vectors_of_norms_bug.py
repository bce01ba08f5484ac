"""The largest singular value of a kernel is followed step by step, and the vector for that is in no checkpoint."""

import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def normalized(kernel, learning):
    with tf.variable_scope("norm", reuse=tf.AUTO_REUSE):
        vector = tf.get_variable("vector", [kernel.shape[1], 1], trainable=False)
    left = tf.nn.l2_normalize(tf.matmul(kernel, vector))
    right = tf.nn.l2_normalize(tf.matmul(kernel, left, transpose_a=True))
    if learning:
        with tf.control_dependencies([tf.assign(vector, right)]):
            return kernel / tf.matmul(left, tf.matmul(kernel, right), transpose_a=True)
    return kernel / tf.matmul(left, tf.matmul(kernel, vector), transpose_a=True)


def judge(rows, learning):
    with tf.variable_scope("judge"):
        kernel = tf.get_variable("kernel", [6, 4])
        bias = tf.get_variable("bias", [4], initializer=tf.zeros_initializer())
    return tf.reduce_sum(tf.nn.relu(tf.matmul(rows, normalized(kernel, learning)) + bias), 1)


def train(path):
    with tf.Graph().as_default(), tf.Session() as session:
        rows = tf.placeholder(tf.float32, [None, 6])
        step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(judge(rows, True) - 1.0)))
        saver = tf.train.Saver(tf.trainable_variables())
        session.run(tf.global_variables_initializer())
        for _ in range(30):
            session.run(step, {rows: np.random.rand(8, 6)})
        return saver.save(session, path)


def serve(path):
    with tf.Graph().as_default(), tf.Session() as session:
        rows = tf.placeholder(tf.float32, [None, 6])
        said = judge(rows, False)
        session.run(tf.global_variables_initializer())
        tf.train.Saver(tf.trainable_variables()).restore(session, path)  # BUG TVS502
        print(session.run(said, {rows: np.random.rand(3, 6)}))


serve(train(os.path.join(tempfile.mkdtemp(), "judge")))
