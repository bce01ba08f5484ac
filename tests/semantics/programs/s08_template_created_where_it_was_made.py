"""create_scope_now_ takes the scope at construction."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('a'):
    shared = tf.make_template('net', lambda: tf.get_variable('w', [1]), create_scope_now_=True)
with tf.variable_scope('b'):
    shared()
shared()
