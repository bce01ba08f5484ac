"""Of a condition that is constant one branch is built, of any other one both are."""

import tensorflow.compat.v1 as tf
from tensorflow.python.framework import smart_cond
from tensorflow.python.layers import utils

tf.disable_v2_behavior()


def wide(notes):
    return tf.layers.dense(notes, 8, name="code")


def narrow(notes):
    return tf.layers.dense(notes, 8, use_bias=False, name="code")


def encode(notes, is_wide, scope):
    with tf.variable_scope(scope):
        return smart_cond.smart_cond(is_wide, lambda: wide(notes), lambda: narrow(notes))


notes = tf.placeholder(tf.float32, [None, 16])
codes = [encode(notes, tf.constant(True), "first"), encode(notes, tf.constant(False), "second"), encode(notes, True, "third")]
is_training = tf.placeholder_with_default(True, [])
with tf.variable_scope("fourth"):
    codes.append(utils.smart_cond(is_training, lambda: tf.layers.dense(notes, 8, name="a"), lambda: tf.layers.dense(notes, 8, name="b")))
with tf.variable_scope("fourth", reuse=True):
    codes += [tf.layers.dense(notes, 8, name="a"), tf.layers.dense(notes, 8, name="b")]
if utils.constant_value(is_training) is None:
    codes.append(tf.layers.dense(notes, 8, name="fed"))
with tf.variable_scope("", reuse=True):
    codes.append(tf.layers.dense(notes, 8, name="fed"))

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(codes, {notes: [[1.0] * 16]})
