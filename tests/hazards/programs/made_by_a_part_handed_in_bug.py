"""What is handed in makes variables in its scope at most: not in another one, not under reuse, not in what the program builds itself."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def another_scope(options):
    with tf.Graph().as_default():
        with tf.variable_scope("wells"):
            loss = tf.add_n(options.make_wells(options))
        with tf.variable_scope("walls", reuse=True):
            place = tf.get_variable("place")  # BUG TVS102
        return loss, place


def under_reuse(options):
    with tf.Graph().as_default():
        with tf.variable_scope("net", reuse=True):
            size = options.size_of("net")
            return tf.layers.dense(tf.ones([2, 3]), size, name="d")  # BUG TVS102


def built_here(options):
    with tf.Graph().as_default():
        with tf.variable_scope("net"):
            w = tf.get_variable("w", options.shape_of("w"))
        with tf.variable_scope("net", reuse=True):
            return w, tf.get_variable("v")  # BUG TVS102
