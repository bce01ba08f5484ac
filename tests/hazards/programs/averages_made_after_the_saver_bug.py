import tempfile

import numpy as np
import tensorflow as tf


class Regression(object):
    def __init__(self, width):
        self.x = tf.placeholder(tf.float32, [None, width])
        self.y = tf.placeholder(tf.float32, [None, 1])
        with tf.variable_scope("net"):
            h = tf.layers.dense(self.x, 8, tf.nn.relu, name="hidden")
            self.out = tf.layers.dense(h, 1, name="out")
        self.loss = tf.losses.mean_squared_error(self.y, self.out)
        self.saver = tf.train.Saver()  # BUG

    def train_op(self):
        step = tf.train.AdamOptimizer(1e-2).minimize(self.loss)
        averages = tf.train.ExponentialMovingAverage(0.99)
        with tf.control_dependencies([step]):
            return averages.apply(tf.trainable_variables("net"))


model = Regression(3)
train = model.train_op()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        x = np.random.rand(16, 3)
        sess.run(train, {model.x: x, model.y: x.sum(1, keepdims=True)})
    model.saver.save(sess, tempfile.mkdtemp() + "/regression")
