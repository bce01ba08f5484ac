"""A test case times its tests by running them itself, all in the default graph."""

import time
import unittest

import tensorflow as tf


def embedded(tokens):
    with tf.variable_scope("lexicon"):
        table = tf.get_variable("table", [12, 4])  # BUG
    return tf.nn.embedding_lookup(table, tokens)


class LexiconTest(unittest.TestCase):
    def run(self, result=None):
        begun = time.time()
        try:
            return super().run(result)
        finally:
            print(self.id(), time.time() - begun)

    def test_one_word(self):
        self.assertEqual(embedded([3]).shape.as_list(), [1, 4])  # BUG

    def test_two_words(self):
        self.assertEqual(embedded([3, 5]).shape.as_list(), [2, 4])  # BUG


if __name__ == "__main__":
    unittest.main()
