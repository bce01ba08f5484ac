"""A grader is fitted and saved, and grades with a network that it has made once more and only initialized."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Grader:
    def __init__(self, folder):
        self.folder = folder

    def network(self):
        essay = tf.placeholder(tf.float32, [None, 12])
        with tf.variable_scope("grader"):
            hidden = tf.layers.dense(essay, 6, tf.nn.relu, name="hidden")
            return essay, tf.layers.dense(hidden, 1, name="grade")

    def fit(self, essays, grades):
        with tf.Graph().as_default(), tf.Session() as session:
            essay, grade = self.network()
            error = tf.losses.mean_squared_error(grades, grade)
            step = tf.train.GradientDescentOptimizer(0.1).minimize(error)
            saver = tf.train.Saver()
            session.run(tf.global_variables_initializer())
            for _ in range(20):
                session.run(step, {essay: essays})
            saver.save(session, os.path.join(self.folder, "grader"))

    def predict(self, essays):
        graph = tf.Graph()
        with graph.as_default():
            essay, grade = self.network()
            init = tf.global_variables_initializer()
        with tf.Session(graph=graph) as session:
            session.run(init)
            return session.run(grade, {essay: essays})  # BUG


grader = Grader(tempfile.mkdtemp())
grader.fit(np.random.rand(8, 12), np.random.rand(8, 1))
print(grader.predict(np.random.rand(2, 12)))
