"""Initialized, and then the optimizer."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.w = tf.get_variable("w", [4, 1])
        self.loss = tf.reduce_mean(tf.matmul(self.x, self.w) ** 2)
        self.sess = tf.Session()
        self.sess.run(tf.global_variables_initializer())  # BUG
        self.train_op = tf.train.AdamOptimizer(1e-3).minimize(self.loss)  # BUG

    def fit(self, batches):
        for batch in batches:
            self.sess.run(self.train_op, {self.x: batch})  # BUG


Model().fit([np.ones((2, 4))] * 3)
