"""A variable's key is scope + '/' + name: three spellings of one key."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('a'):
    tf.get_variable('b/c', [2])
with tf.variable_scope('a/b', reuse=True):
    tf.get_variable('c', [2])
tf.get_variable('a/b/c', [2])
