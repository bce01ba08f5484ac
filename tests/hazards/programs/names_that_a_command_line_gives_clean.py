# What names the command line gives is not known: none of them makes a layer twice.
import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Options:
    def __init__(self, given):
        for key, value in given:
            self.__dict__[key] = value


options = Options([word.split("=") for word in sys.argv[1:]])
x = tf.placeholder(tf.float32, [None, 4])
for name in dir(options):
    if name.startswith("layer_"):
        x = tf.layers.dense(x, 8, name=name)
if "units" in dir(options):
    x = tf.layers.dense(x, 8, name="hidden")
if "wide" in dir(options):
    x = tf.layers.dense(x, 8, name="wide")
tf.layers.dense(x, 1, name="output")
