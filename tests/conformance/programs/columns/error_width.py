"""Another dimension under reuse."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

F = tf.feature_column
for dimension in (3, 4):
    with tf.variable_scope('m', reuse=tf.AUTO_REUSE):
        F.input_layer({'a': tf.constant([[1]])}, [F.embedding_column(F.categorical_column_with_identity('a', 5), dimension)])
