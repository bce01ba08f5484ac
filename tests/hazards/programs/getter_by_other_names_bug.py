"""Custom getters whose first argument has another name than the one that TensorFlow gives it by."""

import tensorflow as tf


def centred(real_getter, name, **settings):
    w = real_getter(name, **settings)
    return w - tf.reduce_mean(w)


class Clipped:
    def __init__(self, most):
        self.most = most

    def make(self, true_getter, *args, **kwargs):
        return tf.clip_by_norm(true_getter(*args, **kwargs), self.most)


x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("centred", custom_getter=centred):
    first = tf.get_variable("first", [4, 4])  # BUG TVS106
    second = tf.get_variable("second", [4, 4])
with tf.variable_scope("clipped"):
    third = tf.get_variable("third", [4, 1], custom_getter=Clipped(1.0).make)  # BUG TVS106
y = tf.matmul(tf.matmul(tf.matmul(x, first), second), third)
