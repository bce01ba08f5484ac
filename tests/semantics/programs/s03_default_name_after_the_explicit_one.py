"""An explicit scope of that name counts."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('block'):
    tf.get_variable('w', [1])
with tf.variable_scope(None, 'block') as s:
    tf.get_variable('w', [1])
with tf.variable_scope('block_1'):
    tf.get_variable('w', [1])
