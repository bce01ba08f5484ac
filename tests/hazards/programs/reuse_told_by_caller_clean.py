"""A block of a network that is built twice: who builds it again has opened a scope that reuses, and says that it does not train."""
import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def norm(x, is_training):
    with tf.variable_scope("norm", reuse=None if is_training else True):
        offset = tf.get_variable("offset", [3])
    return x + offset


class Net:
    def block(self, x, stride, is_training):
        if stride == 1:
            with tf.variable_scope("path"):
                x = tf.matmul(x, tf.get_variable("w", [3, 3]))
                return norm(x, is_training)
        return x[:, ::stride]


def main():
    blocks = {name: getattr(Net(), name) for name in sys.argv[1:]}
    x = tf.placeholder(tf.float32, [None, 3])
    for name, block in blocks.items():
        with tf.variable_scope(name):
            block(x, 1, True)
        with tf.variable_scope(name, reuse=True):
            block(x, 1, False)
