"""A tower asks for variables of its own, with whatever it is told; nothing here calls it."""

import tensorflow as tf


class Tower(object):
    def __init__(self, name):
        self.name = name

    def own_variable(self, *args, **kwargs):
        with tf.variable_scope(self.name) as scope:
            with tf.variable_scope(scope, reuse=False):
                return tf.get_variable(*args, **kwargs)

    def own_vector(self, *args):
        with tf.variable_scope("vectors"):
            return tf.get_variable(*args)
