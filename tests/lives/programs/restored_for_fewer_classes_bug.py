import os, tempfile
import numpy as np
import tensorflow as tf


class Classifier(object):
    def __init__(self, n_classes, lr=0.1):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, 6], "x")
            self.y = tf.placeholder(tf.int32, [None], "y")
            h = tf.layers.dense(self.x, 10, tf.nn.relu, name="hidden")
            self.logits = tf.layers.dense(h, n_classes, name="output")
            loss = tf.losses.sparse_softmax_cross_entropy(self.y, self.logits)
            self.train_op = tf.train.GradientDescentOptimizer(lr).minimize(loss)
            self.init = tf.global_variables_initializer()
            self.saver = tf.train.Saver()
        self.sess = tf.Session(graph=self.graph)
        self.sess.run(self.init)

    def fit(self, data, labels, steps=5):
        for _ in range(steps):
            self.sess.run(self.train_op, {self.x: data, self.y: labels})

    def save(self, path):
        self.saver.save(self.sess, path)

    def load(self, path):
        self.saver.restore(self.sess, path)  # TVS515


path = os.path.join(tempfile.mkdtemp(), "clf")
big = Classifier(10)
big.fit(np.random.rand(8, 6), np.random.randint(0, 10, 8))
big.save(path)
small = Classifier(4)
small.load(path)
small.fit(np.random.rand(8, 6), np.random.randint(0, 4, 8))
