"""Test cases that run each test in a graph of its own: in `run`, and where unittest calls them."""

import unittest

import tensorflow as tf


def embedded(tokens):
    with tf.variable_scope("lexicon"):
        table = tf.get_variable("table", [12, 4])
    return tf.nn.embedding_lookup(table, tokens)


class GraphCase(unittest.TestCase):
    def run(self, result=None):
        with tf.Graph().as_default() as self.graph:
            return super().run(result)


class LexiconTest(GraphCase):
    def setUp(self):
        self.words = tf.placeholder(tf.int32, [None])

    def test_one_word(self):
        self.assertEqual(embedded([3]).shape.as_list(), [1, 4])

    def test_words_that_are_fed(self):
        with self.assertRaises(ValueError):
            embedded(self.words), embedded(self.words)

    def test_two_words(self):
        self.assertEqual(embedded([3, 5]).shape.as_list(), [2, 4])


class CalledTest(unittest.TestCase):
    def __call__(self, *args, **kwargs):
        with tf.Graph().as_default():
            return super().__call__(*args, **kwargs)

    def test_one_word(self):
        self.assertEqual(embedded([3]).shape.as_list(), [1, 4])

    def test_two_words(self):
        self.assertEqual(embedded([3, 5]).shape.as_list(), [2, 4])


if __name__ == "__main__":
    unittest.main()
