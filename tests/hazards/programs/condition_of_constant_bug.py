"""Which of two layers is built is known, as the condition is a constant: the other one is asked for where it has to be there."""

import tensorflow.compat.v1 as tf
from tensorflow.python.framework import smart_cond

tf.disable_v2_behavior()


def wide(notes):
    return tf.layers.dense(notes, 32, name="wide")


def narrow(notes):
    return tf.layers.dense(notes, 4, name="narrow")  # BUG


def encode(notes, is_wide):
    with tf.variable_scope("encoder", reuse=tf.AUTO_REUSE):
        return smart_cond.smart_cond(tf.constant(is_wide), lambda: wide(notes), lambda: narrow(notes))


code = encode(tf.placeholder(tf.float32, [None, 16]), True)
with tf.variable_scope("encoder", reuse=True):
    again = narrow(tf.placeholder(tf.float32, [None, 16]))
