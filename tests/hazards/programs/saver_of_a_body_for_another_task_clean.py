"""The first saver has the body alone: its checkpoint is for a network with another head, which has a saver of all in the end."""

import numpy as np
import tensorflow as tf


class Model:
    def __init__(self, head):
        self.x = tf.placeholder(tf.float32, [None, 6])
        with tf.variable_scope("body"):
            self.h = tf.layers.dense(self.x, 5, tf.nn.relu, name="fc")
        self.of_body = tf.train.Saver()
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
        model = Model("quality")
        saver = tf.train.Saver()
        sess.run(tf.global_variables_initializer())
        model.of_body.restore(sess, path)
        sess.run(model.step, {model.x: np.ones((2, 6))})
        saver.save(sess, path + "-all")


then(first("/tmp/body.ckpt"))
