"""AUTO_REUSE creates the first time and shares afterwards."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

for step in range(3):
    with tf.variable_scope('net', reuse=tf.AUTO_REUSE):
        w = tf.get_variable('w', [2, 2])
        b = tf.get_variable('b%d' % step, [2])
