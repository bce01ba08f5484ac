"""The tests of a class get their network from `setUp` of a common base, in a graph of its own each time."""

import unittest

import numpy as np
import tensorflow as tf


class Scorer:
    def __init__(self, width):
        self.x = tf.placeholder(tf.float32, [None, width])
        with tf.variable_scope("score"):
            self.w = tf.get_variable("w", [width, 1])
        self.y = tf.matmul(self.x, self.w)


class WithScorer(unittest.TestCase):
    def setUp(self):
        tf.reset_default_graph()
        self.scorer = Scorer(5)
        self.session = tf.Session()
        self.session.run(tf.global_variables_initializer())

    def ask(self, rows):
        return self.session.run(self.scorer.y, {self.scorer.x: np.ones([rows, 5])})


class Shapes(WithScorer):
    def test_rows(self):
        self.assertEqual(self.ask(3).shape, (3, 1))

    def test_no_rows(self):
        self.assertEqual(self.ask(0).shape, (0, 1))


if __name__ == "__main__":
    unittest.main()
