"""A decorator of a library that is not at hand opens a scope of the name that each call is handed first."""

import tensorflow.compat.v1 as tf
from layerkit import layer_register

tf.disable_v2_behavior()


@layer_register(log_shape=True)
def scaled(x, start=tf.ones_initializer()):
    return x * tf.get_variable("gamma", [4], initializer=start)


def stack(x):
    for k in range(3):
        x = scaled("scale{}".format(k), x)
    return x


stack(tf.placeholder(tf.float32, [None, 4]))
