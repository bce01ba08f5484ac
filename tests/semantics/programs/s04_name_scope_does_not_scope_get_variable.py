"""Name scopes prefix tf.Variable only."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.name_scope('left'):
    tf.Variable(tf.zeros([2]), name='v')
    tf.get_variable('w', [1])
with tf.name_scope('right'):
    tf.Variable(tf.zeros([2]), name='v')
    tf.get_variable('w', [1])
