"""The second branch opens the scope by a name with a slash at its end, so that its layers are others."""

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
        name = self.scope.name + "/"
        with tf.variable_scope(name, reuse=tf.AUTO_REUSE):  # BUG
            return tower(x)


pair = Pair()
one, two = tf.placeholder(tf.float32, [None, 8]), tf.placeholder(tf.float32, [None, 8])
distance = tf.reduce_sum(tf.square(pair(one) - pair(two)), 1)
