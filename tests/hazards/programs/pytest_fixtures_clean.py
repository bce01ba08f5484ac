"""Test cases for pytest whose fixtures open a graph for each test, and make what the test then fetches."""

import tensorflow as tf


class GraphTestCase:
    def setup_method(self):
        self.graph = tf.Graph()
        self.opened = self.graph.as_default()
        self.opened.__enter__()

    def teardown_method(self):
        self.opened.__exit__(None, None, None)


class TestWeights(GraphTestCase):
    def setup_method(self):
        super().setup_method()
        with tf.variable_scope("net"):
            self.made = tf.get_variable("w", [2])

    def test_is_shared(self):
        with tf.variable_scope("net", reuse=True):
            assert tf.get_variable("w", [2]) is self.made

    def test_is_made_once(self):
        with tf.variable_scope("net"):
            tf.get_variable("b", [2])

    def test_is_made_again(self):
        with tf.variable_scope("net"):
            tf.get_variable("b", [2])


