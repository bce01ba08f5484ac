import inspect

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def plain(x, name):
    return tf.layers.dense(x, 2, name=name)


def sharing(x, name, reuse=None):
    return tf.layers.dense(x, 2, name=name, reuse=reuse)


def twice(build, name):
    takes = inspect.signature(build).parameters
    x = tf.zeros([1, 3])
    build(x, name)
    if "reuse" in takes:
        build(x, name, reuse=True)
    else:
        with tf.variable_scope(tf.get_variable_scope(), reuse=True):
            build(x, name)
    if "reuse" in inspect.getfullargspec(build).args:
        tf.get_variable(build.__name__, [])


twice(plain, "a")
twice(sharing, "b")
assert inspect.isfunction(plain) and not inspect.isclass(plain)
twice(sharing, "a")
