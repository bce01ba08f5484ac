"""The scope's dtype stands for the omitted one."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s', dtype=tf.float64) as s:
    tf.get_variable('w', [2])
with tf.variable_scope(s, reuse=True):
    tf.get_variable('w', [2])
with tf.variable_scope('s', reuse=True):
    tf.get_variable('w', [2])
