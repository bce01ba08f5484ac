"""A grader is fitted and saved, and grades with a network that has what was saved."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Grader:
    def __init__(self):
        self.path = os.path.join(tempfile.mkdtemp(), "grader")

    def network(self):
        essay = tf.placeholder(tf.float32, [None, 12])
        with tf.variable_scope("grader"):
            hidden = tf.layers.dense(essay, 6, tf.nn.relu, name="hidden")
            return essay, tf.layers.dense(hidden, 1, name="grade")

    def fit(self, essays, grades):
        with tf.Graph().as_default():
            essay, grade = self.network()
            error = tf.losses.mean_squared_error(grades, grade)
            step = tf.train.GradientDescentOptimizer(0.1).minimize(error)
            session = tf.Session()
            session.run(tf.global_variables_initializer())
            for _ in range(20):
                session.run(step, {essay: essays})
            tf.train.Saver().save(session, self.path)


class Restored(Grader):
    def predict(self, essays):
        with tf.Graph().as_default(), tf.Session() as session:
            essay, grade = self.network()
            session.run(tf.global_variables_initializer())
            tf.train.Saver().restore(session, self.path)
            return session.run(grade, {essay: essays})


essays, grades = np.random.rand(8, 12), np.random.rand(8, 1)
restored = Restored()
restored.fit(essays, grades)
print(restored.predict(essays))
