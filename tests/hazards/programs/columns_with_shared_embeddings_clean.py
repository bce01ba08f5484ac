"""Two towers are one on purpose: each reads a column of its own, whose embedding both have."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(features, column):
    with tf.variable_scope("tower", reuse=tf.AUTO_REUSE):
        x = tf.feature_column.input_layer(features, [column])
        return tf.layers.dense(x, 4, name="projected")


features = {
    "query": tf.constant([["red"], ["blue"]]),
    "document": tf.constant([["blue"], ["blue"]]),
}
columns = tf.feature_column.shared_embedding_columns(
    [tf.feature_column.categorical_column_with_hash_bucket(key, 10) for key in ("query", "document")], 3
)
query, document = (tower(features, column) for column in columns)
loss = tf.reduce_mean(tf.square(query - document))
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(train)
