"""The slash is that of a name scope, which is opened again where it was; the variable scope is opened as an object."""

import tensorflow as tf


def tower(x):
    return tf.layers.dense(tf.layers.dense(x, 16, tf.nn.relu, name="one"), 4, name="two")


class Pair:
    def __init__(self):
        self.scope = None

    def __call__(self, x):
        if self.scope is None:
            with tf.variable_scope("tower", reuse=tf.AUTO_REUSE) as self.scope:
                return tower(x)
        with tf.variable_scope(self.scope, auxiliary_name_scope=False), tf.name_scope(self.scope.original_name_scope):
            return tower(x)


pair = Pair()
one, two = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
distance = tf.reduce_sum(tf.square(pair(one) - pair(two)), 1)
