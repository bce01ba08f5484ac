"""A metric's variables are new each time, whatever reuse says."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

labels, values = tf.constant([1.0, 2.0]), tf.constant([1.0, 0.0])
with tf.variable_scope('eval'):
    tf.metrics.mean(values, name='loss')
with tf.variable_scope('eval', reuse=True):
    tf.metrics.mean(values, name='loss')
    tf.metrics.accuracy(labels, values)
