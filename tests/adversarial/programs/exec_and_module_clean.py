import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

units = 3


def dense(name):
    return tf.get_variable(name, [units])


for i in range(2):
    exec("w%d = dense('v%d')" % (i, i))
found = eval("w1")
tf.get_variable(found.op.name + "_copy", found.shape)
tf.get_variable("layers_%d" % eval("units * 2 + 1"), [])
act = eval("tf.nn." + "relu")
with tf.variable_scope("a"):
    act(getattr(sys.modules[__name__], "dense")("b"))
globals()["dense"]("c")
