"""One step per graph, found again by collection."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('train'):
    step = tf.train.get_or_create_global_step()
assert tf.train.get_or_create_global_step() is step
w = tf.get_variable('w', [1])
tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(w), global_step=step)
