import unittest

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scores(words, units=4):
    with tf.variable_scope("scorer"):
        hidden = tf.layers.dense(words, units, name="hidden")  # BUG
        return tf.layers.dense(hidden, 1, name="score")


class ScorerTest(unittest.TestCase):
    def setUp(self):
        self.words = tf.placeholder(tf.float32, [None, 6])

    def test_scores_are_a_column(self):
        self.assertEqual(scores(self.words).shape[1], 1)

    def test_units_do_not_change_the_shape(self):
        self.assertEqual(scores(self.words, 9).shape[1], 1)


class FreshTest(unittest.TestCase):
    def setUp(self):
        tf.reset_default_graph()

    def test_one_column(self):
        self.assertEqual(scores(tf.placeholder(tf.float32, [None, 2])).shape[1], 1)

    def test_any_batch(self):
        self.assertEqual(scores(tf.placeholder(tf.float32, [8, 2])).shape[0], 8)
