"""Columns of contrib's kind in core's layers: the second tower has the columns of the first, a third one a scope of its own."""

import tensorflow as tf
from tensorflow.python.feature_column import feature_column_lib as core

columns = tf.contrib.layers
street = columns.embedding_column(columns.sparse_column_with_hash_bucket("street", 50), 8)
colour = columns.embedding_column(columns.sparse_column_with_keys("colour", ["red", "blue"]), 2)
surface = columns.real_valued_column("surface")


def price(houses, described, scope, reuse):
    with tf.variable_scope(scope, reuse=reuse):
        known = core.input_layer(houses, described)
        return tf.layers.dense(known, 1, name="out")


houses = {"street": tf.constant([["elm"]]), "colour": tf.constant([["red"]]), "surface": tf.constant([[40.0]])}
sold = price(houses, [street, surface], "price", None)
offered = price(houses, [surface, street], "price", True)
painted = price(houses, [street, colour, surface], "painted", None)
rent = core.linear_model(houses, [columns.sparse_column_with_hash_bucket("street", 50), surface], units=2)
rough, weights, bias = columns.weighted_sum_from_feature_columns(houses, [surface], num_outputs=2)

with tf.Session() as session:
    session.run([tf.global_variables_initializer(), tf.tables_initializer()])
    session.run([sold, offered, painted, rent, rough])
