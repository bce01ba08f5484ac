"""Shards are variables of their own, and the name is taken."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('embed', partitioner=tf.fixed_size_partitioner(2)):
    tf.get_variable('table', [4, 3])
with tf.variable_scope('embed', partitioner=tf.fixed_size_partitioner(2), reuse=True):
    tf.get_variable('table', [4, 3])
with tf.variable_scope('embed', partitioner=tf.fixed_size_partitioner(2)):
    tf.get_variable('table', [4, 3])
