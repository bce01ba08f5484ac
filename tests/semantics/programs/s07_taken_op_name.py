"""The key stays, the op name gets a number."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tf.Variable(0.0, name='w')
tf.get_variable('w', [1])
with tf.variable_scope('', reuse=True):
    tf.get_variable('w', [1])
    tf.get_variable('w_1', [1])
