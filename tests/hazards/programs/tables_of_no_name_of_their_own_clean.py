"""Columns that fall back on one table, where that is the table of what they all are, or there is one such column, or none has its own."""
import collections

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
Field = collections.namedtuple("Field", "name size scope")
OF_ONE_KIND = [Field("buyer", 900, "buyers"), Field("bought", 64, None), Field("looked_at", 64, None)]
ONE_ALONE = [Field("buyer", 900, "buyers"), Field("shop", 64, None), Field("brand", 64, "brands")]
HASHED = [Field("shop", 64, None), Field("brand", 64, None)]
SEEN_TWICE = [Field("buyer", 900, "buyers"), Field("item", 64, None), Field("item_before", 64, None)]


def vectors(field, numbers, fallback):
    with tf.variable_scope(fallback):
        with tf.variable_scope(field.scope or "goods" if fallback == "goods" else field.scope or "table", reuse=tf.AUTO_REUSE):
            return tf.nn.embedding_lookup(tf.get_variable("rows", [field.size, 4]), numbers)


def order(fields, numbers, name):
    return tf.concat([vectors(field, numbers[field.name], name) for field in fields], axis=1)


losses, drawn = [], {}
for name, fields in (("goods", OF_ONE_KIND), ("alone", ONE_ALONE), ("hashed", HASHED), ("twice", SEEN_TWICE)):
    for _ in range(2):
        numbers = {field.name: tf.placeholder(tf.int32, [None], name=field.name) for field in fields}
        drawn.update({numbers[field.name]: np.random.randint(0, field.size, 8) for field in fields})
        losses.append(tf.reduce_mean(tf.square(tf.layers.dense(order(fields, numbers, name), 1, name=name, reuse=tf.AUTO_REUSE))))
train = tf.train.AdamOptimizer(1e-2).minimize(tf.add_n(losses))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train, drawn)
