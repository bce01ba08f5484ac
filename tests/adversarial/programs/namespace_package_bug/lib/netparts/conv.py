import common
import tensorflow.compat.v1 as tf


def make(name, size=None):
    return tf.get_variable(name, [size or common.SIZE])
