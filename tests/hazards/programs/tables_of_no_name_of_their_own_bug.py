"""Columns that have told no table all fall back on one: a shop and a brand have one row each for the same number."""
import collections

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
Field = collections.namedtuple("Field", "name size scope")
FIELDS = [
    Field("buyer", 900, "buyers"),
    Field("shop", 64, None),  # BUG
    Field("brand", 64, None),  # BUG
]


def vectors(field, numbers):
    scope = field.scope if field.scope is not None else "embedding"  # BUG
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):  # BUG
        table = tf.get_variable("rows", [field.size, 4])  # BUG
    return tf.nn.embedding_lookup(table, numbers)


def order(numbers):
    return tf.concat([vectors(field, numbers[field.name]) for field in FIELDS], axis=1)  # BUG


bought, passed = ({field.name: tf.placeholder(tf.int32, [None]) for field in FIELDS} for _ in range(2))
scores = [tf.layers.dense(order(numbers), 1, name="score", reuse=tf.AUTO_REUSE) for numbers in (bought, passed)]
loss = tf.reduce_mean(tf.nn.softplus(scores[1] - scores[0]))
train = tf.train.AdamOptimizer(1e-2).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    drawn = {place: np.random.randint(0, field.size, 8) for each in (bought, passed) for field in FIELDS for place in [each[field.name]]}
    print(session.run([loss, train], drawn)[0])
