"""What was made before the exception stays; the scope is left."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

try:
    with tf.variable_scope('net', reuse=tf.AUTO_REUSE):
        tf.get_variable('w', [1])
        raise KeyError('stop')
except KeyError:
    pass
tf.get_variable('w', [1])
with tf.variable_scope('net'):
    tf.get_variable('w', [1])
