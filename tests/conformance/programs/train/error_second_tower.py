"""Only the second tower's optimizer fails."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

v = tf.get_variable('v', [2])
w = tf.get_variable('w', [2])
with tf.variable_scope(tf.get_variable_scope()) as scope:
    for i, loss in enumerate([tf.reduce_sum(v), tf.reduce_sum(v * w)]):
        with tf.variable_scope(scope, reuse=i > 0):
            tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss)
