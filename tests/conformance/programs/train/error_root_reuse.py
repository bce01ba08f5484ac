"""After reuse_variables() at the root no slot can be made."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

v = tf.get_variable('v', [2])
tf.get_variable_scope().reuse_variables()
tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(v))
tf.train.AdamOptimizer().minimize(tf.reduce_sum(v))
