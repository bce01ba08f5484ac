"""Custom getters that can be called by the names of TensorFlow's arguments, in whatever way they take them."""

import functools

import tensorflow as tf


def centred(getter, name, synchronization=None, *args, **kwargs):
    w = getter(name, *args, **kwargs)
    return w - tf.reduce_mean(w)


def loud(function):
    @functools.wraps(function)
    def inner(*given, **settings):
        print(settings["name"])
        return function(*given, **settings)

    return inner


@loud
def doubled(getter, **settings):
    return 2.0 * getter(**settings)


def clipped(most, getter, *, name, **settings):
    return tf.clip_by_norm(getter(name, **settings), most)


class Kept:
    def __init__(self):
        self.made = []

    def make(self, getter, name, shape=None, **settings):
        self.made.append(getter(name, shape=shape, **settings))
        return self.made[-1]

    def __call__(self, getter, name, **settings):
        return self.make(getter, name, **settings)


def tried(first, name, **settings):
    return first(name, **settings)


def bound(getter):
    return getter


kept = Kept()
x = tf.placeholder(tf.float32, [None, 4])
for scope, getter in [("a", centred), ("b", doubled), ("c", functools.partial(clipped, 1.0)), ("d", kept), ("e", kept.make),
                      ("f", lambda getter, name, **more: tf.identity(getter(name, **more)))]:
    with tf.variable_scope(scope, custom_getter=getter):
        x = tf.matmul(x, tf.get_variable("w", [4, 4]))
with tf.variable_scope("g", custom_getter=tried):
    try:
        x = tf.matmul(x, tf.get_variable("w", [4, 4]))
    except TypeError:
        x = tf.nn.relu(x)
