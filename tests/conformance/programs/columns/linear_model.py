"""linear_model: weights of each column, then the bias."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

F = tf.feature_column
features = {'a': tf.constant([['x'], ['y']]), 'b': tf.constant([[1], [2]]), 'p': tf.zeros([2, 3])}
a = F.categorical_column_with_hash_bucket('a', 5)
b = F.categorical_column_with_identity('b', 4)
F.linear_model(features, [a, b, F.numeric_column('p', (3,)), F.crossed_column(['a', b], 20)])
F.linear_model(features, [a], units=2)
for reuse in (None, True):
    with tf.variable_scope('m', reuse=reuse):
        F.linear_model(features, [b, F.embedding_column(a, 3), F.bucketized_column(F.numeric_column('p', (3,)), [0.0])])
