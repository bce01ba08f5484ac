"""What is to initialize a model's graph is made outside of it, where there is nothing: the session has no such operation."""

import tensorflow as tf


class Regression:
    def __init__(self, width):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.x = tf.placeholder(tf.float32, [None, width])
            self.y = tf.layers.dense(self.x, 1, name="y")
            self.step = tf.train.AdagradOptimizer(0.1).minimize(tf.reduce_mean(tf.square(self.y)))
            self.session = tf.Session()

    def begin(self):
        self.session.run([tf.global_variables_initializer(), tf.local_variables_initializer()])  # BUG TVS106


model = Regression(3)
model.begin()
for _ in range(10):
    model.session.run(model.step, {model.x: [[1.0, 2.0, 3.0]]})
