"""Each of the arms that exclude each other defines a function that makes its variable twice."""

import settings
import tensorflow.compat.v1 as tf
import training

tf.disable_v2_behavior()

chosen = settings.read()
if chosen.kind == "small":

    def make_parts(options):
        w = tf.get_variable("w", initializer=options.start())
        v = tf.get_variable("w", initializer=options.start())  # BUG TVS101
        return [w, v]

else:

    def make_parts(options):
        w = tf.get_variable("w", initializer=options.start())
        v = tf.get_variable("w", initializer=options.start())  # BUG TVS101
        return [w, v, v]


class Head(object):
    if chosen.deep:

        def attach(self, x):
            x = tf.layers.dense(x, 4, name="head")
            return tf.layers.dense(x, 4, name="head")  # BUG TVS101

    else:

        def attach(self, x):
            return tf.layers.dense(x, 4, name="head")


chosen.make_parts = make_parts
chosen.head = Head
training.keep(chosen)
