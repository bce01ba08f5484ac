"""A custom getter decides which key is used."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def shared(getter, name, *args, **kwargs):
    return getter(name.replace('target', 'online'), *args, **kwargs)


with tf.variable_scope('online'):
    tf.get_variable('w', [2])
with tf.variable_scope('target', custom_getter=shared, reuse=True):
    tf.get_variable('w', [2])
    tf.get_variable('v', [2])
