"""Names made of what exists."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net'):
    tf.get_variable('a', [1])
    tf.get_variable('b', [1], trainable=False)
with tf.variable_scope('frozen'):
    for v in tf.get_collection(tf.GraphKeys.GLOBAL_VARIABLES, scope='net'):
        tf.get_variable(v.op.name.split('/')[-1], v.get_shape(), trainable=False)
tf.get_variable('total_%d_%d' % (len(tf.global_variables()), len(tf.trainable_variables())), [1])
