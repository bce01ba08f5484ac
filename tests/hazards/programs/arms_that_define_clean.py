"""Functions and classes of one name stand in arms that exclude each other: one of them is there, and another file calls it."""

import functools

import settings
import tensorflow.compat.v1 as tf
import training

tf.disable_v2_behavior()


def logged(function):
    @functools.wraps(function)
    def inside(options):
        return training.logged(function(options))

    return inside


chosen = settings.read()
if chosen.kind == "small":

    def make_parts(options):
        w = tf.get_variable("w", initializer=options.start())
        return [w]

    class Head(object):
        def __init__(self, size):
            self.size = size

        def attach(self, x):
            return tf.layers.dense(x, self.size, name="head")

    chosen.make_parts = make_parts
    chosen.head = Head
elif chosen.kind == "large":

    def make_parts(options):
        w = tf.get_variable("w", initializer=options.start())
        return [w, w * 2.0]

    class Head(object):
        def __init__(self, size):
            self.size = size

        def attach(self, x):
            return tf.layers.dense(tf.nn.relu(x), self.size, name="head")

    chosen.make_parts = make_parts
    chosen.head = Head
else:

    @logged
    def make_parts(options):
        w = tf.get_variable("w", initializer=options.start())
        return [w, w + 1.0]

    chosen.make_parts = make_parts

try:
    from fast import weights_of
except ImportError:

    def weights_of(options):
        return tf.get_variable("weights", [options.size], initializer=tf.zeros_initializer())


chosen.weights_of = weights_of
if __name__ == "__main__":
    training.run(chosen)
