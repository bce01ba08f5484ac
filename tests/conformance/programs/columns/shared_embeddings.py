# tf: 1.15 2.21
"""Shared embedding columns: one table."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

F = tf.feature_column
a = F.categorical_column_with_identity('a', 5)
b = F.categorical_column_with_identity('b', 5)
features = {'a': tf.constant([[1]]), 'b': tf.constant([[2]])}
columns = F.shared_embedding_columns([b, a], 3)
F.input_layer(features, columns)
with tf.variable_scope('s'):
    tf.layers.dense(F.input_layer(features, F.shared_embedding_columns([a, b], 4, shared_embedding_collection_name='table')), 2)
