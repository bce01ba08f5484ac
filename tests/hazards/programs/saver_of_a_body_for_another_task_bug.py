"""The saver has the body alone, and the second program builds the same head: it is restored without what was trained."""

import numpy as np
import tensorflow as tf


class Model:
    def __init__(self, head):
        self.x = tf.placeholder(tf.float32, [None, 6])
        with tf.variable_scope("body"):
            self.h = tf.layers.dense(self.x, 5, tf.nn.relu, name="fc")
        self.of_body = tf.train.Saver()  # BUG TVS502
        with tf.variable_scope(head):
            self.y = tf.layers.dense(self.h, 1, name="fc")
        self.loss = tf.reduce_mean(tf.square(self.y))
        self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)


def first(path):
    with tf.Graph().as_default(), tf.Session() as sess:
        model = Model("rotation")
        sess.run(tf.global_variables_initializer())
        sess.run(model.step, {model.x: np.ones((2, 6))})
        return model.of_body.save(sess, path)


def then(path):
    with tf.Graph().as_default(), tf.Session() as sess:
        model = Model("rotation")
        sess.run(tf.global_variables_initializer())
        model.of_body.restore(sess, path)
        print(sess.run(model.y, {model.x: np.ones((2, 6))}))


then(first("/tmp/body.ckpt"))
