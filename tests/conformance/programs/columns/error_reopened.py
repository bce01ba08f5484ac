"""The same columns in a scope that is opened again."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

F = tf.feature_column
columns = [F.embedding_column(F.categorical_column_with_identity('a', 5), 3)]
for _ in range(2):
    with tf.variable_scope('m'):
        F.input_layer({'a': tf.constant([[1]])}, columns)
