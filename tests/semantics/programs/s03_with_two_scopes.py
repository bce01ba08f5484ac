"""One with statement, two scopes."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('a') as a, tf.variable_scope('b') as b:
    tf.get_variable(a.name + '_' + b.name.replace('/', '_'), [1])
with tf.variable_scope(b, reuse=True), tf.variable_scope('c'):
    tf.get_variable('w', [1])
