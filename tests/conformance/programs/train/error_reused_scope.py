"""The slot scope is opened a second time."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

v = tf.get_variable('v', [2])
for _ in range(2):
    with tf.variable_scope('train'):
        tf.train.AdamOptimizer().minimize(tf.reduce_sum(v))
