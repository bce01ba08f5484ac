"""The tests of a class get their network from `setUp` of a common base: all in the graph of the process."""

import unittest

import numpy as np
import tensorflow as tf


class Scorer:
    def __init__(self, width):
        self.x = tf.placeholder(tf.float32, [None, width])
        with tf.variable_scope("score"):
            self.w = tf.get_variable("w", [width, 1])  # BUG
        self.y = tf.matmul(self.x, self.w)


class WithScorer(unittest.TestCase):
    def setUp(self):
        self.scorer = Scorer(5)  # BUG
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
