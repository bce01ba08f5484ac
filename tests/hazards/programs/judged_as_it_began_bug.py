import os
import tempfile

import numpy as np
import tensorflow as tf


def scorer():
    speech = tf.placeholder(tf.float32, [None, 20], name="speech")
    rated = tf.placeholder(tf.float32, [None], name="rated")
    hidden = tf.layers.dense(speech, 16, tf.nn.relu, name="hidden")
    score = tf.squeeze(tf.layers.dense(hidden, 1, name="score"), 1)
    return speech, rated, tf.reduce_mean(tf.abs(score - rated))


class Learner:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.speech, self.rated, self.error = scorer()
            self.step = tf.train.GradientDescentOptimizer(0.1).minimize(self.error)
            self.keeper = tf.train.Saver(max_to_keep=2)
            init = tf.global_variables_initializer()
        self.sess = tf.Session(graph=self.graph)
        self.sess.run(init)

    def learn(self, speech, rated, path):
        for _ in range(3):
            self.sess.run(self.step, {self.speech: speech, self.rated: rated})
        self.keeper.save(self.sess, path)


class Judge:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.speech, self.rated, self.error = scorer()  # BUG
            self.keeper = tf.train.Saver()
            init = tf.global_variables_initializer()
        self.sess = tf.Session(graph=self.graph)
        self.sess.run(init)  # BUG

    def judge(self, speech, rated):
        return self.sess.run(self.error, {self.speech: speech, self.rated: rated})  # BUG


speech, rated = np.random.rand(12, 20), np.random.rand(12)
learner, judge = Learner(), Judge()
path = os.path.join(tempfile.mkdtemp(), "scorer")
seen = []
for _ in range(3):
    learner.learn(speech, rated, path)
    seen.append(judge.judge(speech, rated))
print("FACT", seen[0] == seen[2])
