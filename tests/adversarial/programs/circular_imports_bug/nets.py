import parts
import tensorflow.compat.v1 as tf

WIDTH = 3


def build():
    with tf.variable_scope("net"):
        parts.block("a", WIDTH)
