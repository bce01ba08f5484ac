"""A context object may be entered again; its name is looked up again."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

context = tf.variable_scope('layer')
with context:
    tf.get_variable('w', [1])
with tf.variable_scope('net'):
    with context:
        tf.get_variable('w', [1])
with context:
    tf.get_variable('w', [1])
