# tf: 1.15
"""Columns of contrib's kind in core's layers, which take them as they are."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

from tensorflow.contrib import layers
from tensorflow.python.feature_column import feature_column_lib as core

wire = layers.sparse_column_with_hash_bucket('wire', 10)
ids = layers.sparse_column_with_keys('ids', ['a', 'b', 'c'])
price = layers.real_valued_column('price', 2)
buckets = layers.bucketized_column(price, [1.0, 2.0, 3.0])
crossed = layers.crossed_column([wire, buckets], 7)
weighted = layers.weighted_sparse_column(ids, 'weights')
features = {
    'wire': tf.constant([['omar', 'marlo']]),
    'ids': tf.constant([['a', 'b']]),
    'weights': tf.constant([[1.0, 2.0]]),
    'price': tf.constant([[1.0, 2.0]]),
}
wide = [wire, price, buckets, crossed, weighted]
layers.weighted_sum_from_feature_columns(features, wide, num_outputs=5)
core.linear_model(features, wide, units=5)
deep = [layers.embedding_column(wire, 6), layers.one_hot_column(ids), price, buckets]
layers.input_from_feature_columns(features, deep)
with tf.variable_scope('core', partitioner=tf.fixed_size_partitioner(2)):
    x = core.input_layer(features, deep)
tf.layers.dense(x, 1)
