"""Columns of contrib's kind in core's layers: the second tower, which only reuses, is given one more than the first."""

import tensorflow as tf
from tensorflow.python.feature_column import feature_column_lib as core

columns = tf.contrib.layers
street = columns.embedding_column(columns.sparse_column_with_hash_bucket("street", 50), 8)
colour = columns.embedding_column(columns.sparse_column_with_keys("colour", ["red", "blue"]), 2)
surface = columns.real_valued_column("surface")


def price(houses, described, reuse):
    with tf.variable_scope("price", reuse=reuse):
        known = core.input_layer(houses, described)  # BUG
        return tf.reduce_sum(known, 1)


houses = {"street": tf.constant([["elm"]]), "colour": tf.constant([["red"]]), "surface": tf.constant([[40.0]])}
sold = price(houses, [street, surface], None)
offered = price(houses, [street, colour, surface], True)
