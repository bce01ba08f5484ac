"""A checkpoint is written from a session of its own, which has drawn the weights anew, and predictions are made with those."""

import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Regression:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3], name="x")
        self.y = tf.placeholder(tf.float32, [None, 1])
        self.out = tf.layers.dense(self.x, 1, name="out")
        self.loss = tf.losses.mean_squared_error(self.y, self.out)
        self.step = tf.train.AdamOptimizer(0.1).minimize(self.loss)
        self.init = tf.global_variables_initializer()

    def train(self, steps=20):
        with tf.Session() as sess:
            sess.run(self.init)
            for _ in range(steps):
                x = np.random.rand(8, 3)
                _, loss = sess.run([self.step, self.loss], {self.x: x, self.y: x.sum(1, keepdims=True)})
            print(loss)

    def export(self, folder):
        with tf.Session() as sess:
            sess.run(self.init)  # BUG
            return tf.train.Saver(tf.trainable_variables()).save(sess, os.path.join(folder, "regression"))  # BUG

    def predict(self, path, x):
        with tf.Session() as sess:
            tf.train.Saver(tf.trainable_variables()).restore(sess, path)
            return sess.run(self.out, {self.x: x})


model = Regression()
model.train()
path = model.export(tempfile.mkdtemp())
print(model.predict(path, np.ones((2, 3))))
