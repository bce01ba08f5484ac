"""What a test runs opens a scope inside one of its name: that is no wish of the test's."""

import unittest

import tensorflow as tf


def embedded(ids):
    with tf.variable_scope("reader", reuse=tf.AUTO_REUSE):  # BUG
        table = tf.get_variable("table", [10, 4])
        return tf.nn.embedding_lookup(table, ids)


def read(question, answer):
    first = embedded(question)
    with tf.variable_scope("reader"):
        second = embedded(answer)
    return first * second


class ReaderTest(unittest.TestCase):
    def test_has_a_row_for_each_pair(self):
        with tf.Graph().as_default():
            result = read(tf.constant([1]), tf.constant([2]))
            self.assertEqual(result.shape.as_list(), [1, 4])
