"""A slot of another shape."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('s', reuse=tf.AUTO_REUSE):
    with tf.Graph().as_default():
        pass
    v = tf.get_variable('v', [2])
    tf.get_variable('s/v/Adam/', [3])
    tf.train.AdamOptimizer().minimize(tf.reduce_sum(v))
