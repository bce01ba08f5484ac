import glob

import numpy as np
import tensorflow as tf


class ClickModel(object):
    def __init__(self, fields):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, fields])
            self.clicked = tf.placeholder(tf.float32, [None, 1])
            logits = tf.layers.dense(self.x, 1)
            self.loss = tf.losses.sigmoid_cross_entropy(self.clicked, logits)
            self.step = tf.train.FtrlOptimizer(0.1).minimize(self.loss)
            self.sess = tf.Session()
            self.begun = False

    def partial_fit(self, x, clicked, rounds=3):
        with self.graph.as_default():
            if not self.begun:
                self.sess.run(tf.global_variables_initializer())
                self.begun = True
            for _ in range(rounds):
                loss, _ = self.sess.run([self.loss, self.step], {self.x: x, self.clicked: clicked})
        return loss


model = ClickModel(5)
for name in sorted(glob.glob("/data/clicks-*.npz")):
    day = np.load(name)
    print(name, model.partial_fit(day["x"], day["y"]))
