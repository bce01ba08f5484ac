"""Graders that are made once more, to be looked at beside the one that has learned, or to learn anew."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Grader:
    def __init__(self):
        self.path = os.path.join(tempfile.mkdtemp(), "grader")
        self.session = None

    def network(self):
        essay = tf.placeholder(tf.float32, [None, 12])
        with tf.variable_scope("grader"):
            hidden = tf.layers.dense(essay, 6, tf.nn.relu, name="hidden")
            return essay, tf.layers.dense(hidden, 1, name="grade")

    def fit(self, essays, grades, keep=False):
        with tf.Graph().as_default():
            essay, grade = self.network()
            error = tf.losses.mean_squared_error(grades, grade)
            step = tf.train.GradientDescentOptimizer(0.1).minimize(error)
            session = tf.Session()
            session.run(tf.global_variables_initializer())
            for _ in range(20):
                session.run(step, {essay: essays})
            tf.train.Saver().save(session, self.path)
            if keep:
                self.session, self.essay, self.grade = session, essay, grade


class Kept(Grader):
    def predict(self, essays):
        return self.session.run(self.grade, {self.essay: essays})

    def untrained(self, essays):
        with tf.Graph().as_default(), tf.Session() as session:
            essay, grade = self.network()
            session.run(tf.global_variables_initializer())
            return session.run(grade, {essay: essays})


class Refined(Grader):
    def refine(self, essays, grades):
        with tf.Graph().as_default(), tf.Session() as session:
            essay, grade = self.network()
            step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.losses.mean_squared_error(grades, grade))
            session.run(tf.global_variables_initializer())
            for _ in range(3):
                session.run(step, {essay: essays})
            return session.run(grade, {essay: essays})


essays, grades = np.random.rand(8, 12), np.random.rand(8, 1)
kept = Kept()
kept.fit(essays, grades, keep=True)
print(kept.predict(essays), kept.untrained(essays))
refined = Refined()
refined.fit(essays, grades)
print(refined.refine(essays, grades))
