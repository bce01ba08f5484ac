import nets
import tensorflow.compat.v1 as tf


def block(name, width):
    return tf.get_variable(name, [width])


def head(name="head"):
    return block(name, nets.WIDTH + 1)
