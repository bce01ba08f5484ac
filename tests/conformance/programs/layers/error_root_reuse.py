"""reuse_variables() at the root."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.zeros([2, 3])
tf.layers.dense(x, 3, name='a')
tf.get_variable_scope().reuse_variables()
tf.layers.dense(x, 3, name='a')
tf.layers.dense(x, 3, name='b')
