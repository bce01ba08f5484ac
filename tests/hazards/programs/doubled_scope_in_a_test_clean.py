"""A test opens a scope inside one of its name, and sees that what is made there is another variable."""

import unittest

import tensorflow as tf


def scaled(x):
    with tf.variable_scope("scale"):
        return x * tf.get_variable("factor", [])


class ScaledTest(unittest.TestCase):
    def test_a_scope_inside_of_its_own_name_has_another_factor(self):
        with tf.Graph().as_default():
            with tf.variable_scope("outer"):
                scaled(tf.constant(1.0))
                with tf.variable_scope("outer"):
                    scaled(tf.constant(1.0))
            first, second = tf.trainable_variables()
            self.assertNotEqual(first.name, second.name)
