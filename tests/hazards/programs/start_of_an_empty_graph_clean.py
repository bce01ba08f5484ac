"""Graphs and sessions: what does nothing is of the graph that the session runs."""

import tensorflow as tf


class Regression:
    def __init__(self, width):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, width])
            self.y = tf.layers.dense(self.x, 1, name="y")
            self.step = tf.train.AdagradOptimizer(0.1).minimize(tf.reduce_mean(tf.square(self.y)))
        self.session = tf.Session(graph=self.graph)

    def begin(self):
        with self.graph.as_default():
            self.session.run([tf.global_variables_initializer(), tf.local_variables_initializer(), tf.tables_initializer()])
            self.session.run(tf.group())

    def loss(self, rows):
        with self.session.as_default(), self.session.graph.as_default():
            self.session.run(tf.local_variables_initializer())
            return self.y.eval({self.x: rows})


model = Regression(3)
model.begin()
print(model.loss([[1.0, 2.0, 3.0]]))
for width in (2, 4):
    tf.reset_default_graph()
    with tf.Session() as session:
        session.run(tf.local_variables_initializer())
        x = tf.placeholder(tf.float32, [None, width])
        y = tf.layers.dense(x, 1)
        session.run([tf.global_variables_initializer(), tf.no_op()])
        print(session.run(y, {x: [[0.0] * width]}))
with tf.Graph().as_default() as inner:
    nothing = tf.local_variables_initializer()
    with tf.Session(graph=tf.Graph()) as session:
        session.run(tf.local_variables_initializer())
    with tf.Session() as session:
        session.run(nothing)
with tf.Session(graph=inner) as session:
    session.run([nothing, tf.local_variables_initializer()])
