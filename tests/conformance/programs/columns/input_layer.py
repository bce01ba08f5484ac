"""input_layer: unique, one scope for each column that makes variables."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

F = tf.feature_column
features = {'a': tf.constant([['x'], ['y']]), 'b': tf.constant([[1], [2]]), 'p': tf.zeros([2, 3])}
COLUMNS = [
    F.numeric_column('p', shape=(3,)),
    F.embedding_column(F.categorical_column_with_hash_bucket('a', 5), 3),
    F.embedding_column(F.categorical_column_with_identity('b', 4), dimension=2, trainable=False),
    F.indicator_column(F.categorical_column_with_vocabulary_list('a', ['x', 'y', 'z'])),
    F.bucketized_column(F.numeric_column('p', (3,)), [0.0, 1.0]),
]
x = F.input_layer(features, COLUMNS)
tf.layers.dense(x, 2)
F.input_layer(features, COLUMNS[:3])
for reuse in (None, True, tf.AUTO_REUSE):
    with tf.variable_scope('m', reuse=reuse):
        F.input_layer(features, COLUMNS[1:3])
with tf.variable_scope('n'):
    made = {}
    F.input_layer(features, COLUMNS[1], cols_to_vars=made)
    tf.get_variable('made%d' % len(made[COLUMNS[1]]), [1])
