from contextlib import contextmanager

import tensorflow.compat.v1 as tf


def name(base, index):
    return "{}_{}".format(base, index)


@contextmanager
def scoped(name, reuse=None):
    with tf.variable_scope(name, reuse=reuse) as scope:
        yield scope
