"""A saver of a list, under eager execution; and one of all that a graph holds, in a graph."""

import tensorflow as tf

w = tf.Variable(1.0)


class Keeper:
    def __init__(self, path):
        self.path = path
        self.saver = tf.compat.v1.train.Saver([w], max_to_keep=3)

    def keep(self):
        return self.saver.save(None, self.path)


Keeper("/tmp/kept").keep()

with tf.Graph().as_default():
    tf.compat.v1.get_variable("w", [2])
    tf.compat.v1.train.Saver()
