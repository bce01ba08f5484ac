"""get_local_variable and get_variable see one store."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('metrics') as scope:
    total = tf.get_local_variable('total', [], initializer=tf.zeros_initializer())
    tf.get_variable('steps', [])
with tf.variable_scope(scope, reuse=True):
    assert tf.get_variable('total', []) is total
    tf.get_local_variable('steps', [])
with tf.variable_scope(scope):
    tf.get_variable('total', [])
