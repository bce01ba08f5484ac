"""The second opening of a scope puts tf.Variable elsewhere."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net') as net:
    tf.Variable(0.0, name='v')
with tf.variable_scope(net):
    tf.Variable(0.0, name='v')
with tf.variable_scope(net, auxiliary_name_scope=False) as again:
    with tf.name_scope(again.original_name_scope):
        tf.Variable(0.0, name='v')
with tf.name_scope('net/'):
    tf.Variable(0.0, name='u')
