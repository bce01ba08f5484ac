"""Any op takes its name."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 2], name='x')
y = tf.identity(x, name='y')
tf.get_variable('x', [1])
tf.Variable(0.0, name='y')
