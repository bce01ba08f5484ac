"""linear_model in a scope that is opened again."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

F = tf.feature_column
for _ in range(2):
    with tf.variable_scope('m'):
        F.linear_model({'a': tf.zeros([2, 1])}, [F.numeric_column('a')])
