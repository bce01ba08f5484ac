# The attributes of an object are named by what is not known: `dir` knows some of its names.
import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Options:
    def __init__(self, given):
        self.depth = 2
        for key, value in given:
            self.__dict__[key] = value


def hidden(x, options):
    if "depth" in dir(options):
        x = tf.layers.dense(x, 8, name="hidden")  # BUG
    return x


options = Options([word.split("=") for word in sys.argv[1:]])
x = tf.placeholder(tf.float32, [None, 4])
hidden(x, options)
hidden(x, options)
