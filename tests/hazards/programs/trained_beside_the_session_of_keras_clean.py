"""Keras is told of the session that trains, or is asked inside of it, or goes by its own, or by weights that it is given."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.rand(60, 6)


class Regression(object):
    def __init__(self):
        self.model = tf.keras.Sequential([tf.keras.layers.Dense(8), tf.keras.layers.Dense(1)])
        self.inputs = tf.placeholder(tf.float32, [None, 6])
        self.wanted = tf.placeholder(tf.float32, [None, 1])
        self.loss = tf.losses.mean_squared_error(self.wanted, self.model(self.inputs))
        self.step = tf.train.AdamOptimizer().minimize(self.loss)

    def fit(self, session):
        session.run(tf.global_variables_initializer())
        for _ in range(50):
            session.run(self.step, {self.inputs: rows, self.wanted: rows[:, :1]})


def told():
    session = tf.Session()
    tf.keras.backend.set_session(session)
    one = Regression()
    one.fit(session)
    print(one.model.predict(rows))


def told_of_another_graph():
    graph = tf.Graph()
    with graph.as_default():
        one = Regression()
        session = tf.Session()
        one.fit(session)
    tf.keras.backend.set_session(session)
    with graph.as_default():
        print(one.model.predict(rows))


def inside():
    one = Regression()
    with tf.Session() as session:
        one.fit(session)
        print(one.model.predict(rows))


def as_default():
    one = Regression()
    session = tf.Session()
    one.fit(session)
    with session.as_default():
        print(one.model.predict(rows))
        one.model.save_weights("/tmp/regression.h5")


def of_keras():
    one = Regression()
    one.fit(tf.keras.backend.get_session())
    print(one.model.predict(rows))


def before():
    one = Regression()
    print(one.model.predict(rows))
    session = tf.Session()
    one.fit(session)
    print(session.run(one.loss, {one.inputs: rows, one.wanted: rows[:, :1]}))


def given():
    one = Regression()
    session = tf.Session()
    one.fit(session)
    one.model.set_weights(session.run(one.model.weights))
    print(one.model.predict(rows))


def another():
    fixed = tf.keras.Sequential([tf.keras.layers.Dense(2)])
    one = Regression()
    session = tf.Session()
    one.fit(session)
    print(fixed.predict(rows))


def interactive():
    one = Regression()
    session = tf.InteractiveSession()
    one.fit(session)
    print(one.model.predict(rows))
    session.close()


for each in (told, told_of_another_graph, inside, as_default, of_keras, before, given, another, interactive):
    tf.keras.backend.clear_session()
    each()
