"""A captured scope brings its own name and its own flag."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('encoder') as encoder:
    tf.get_variable('w', [1])
with tf.variable_scope('decoder', reuse=True):
    with tf.variable_scope(encoder):
        tf.get_variable('b', [1])
        tf.get_variable('w', [1])
