"""A table is named by how many rows it has: two fields of one size have one table, though the function is told which field it is."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

ROWS = (("genre", 20), ("studio", 300), ("actor", 300), ("year", 90))


def lookup(numbers, column, rows):
    with tf.variable_scope("tables", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("rows_{}".format(rows), [rows, 6]), numbers)  # BUG


films = {column: tf.placeholder(tf.int64, [None], name=column) for column, _ in ROWS}
features = tf.concat([lookup(films[column], column, rows) for column, rows in ROWS], axis=1)
loss = tf.reduce_mean(tf.square(tf.layers.dense(features, 1)))
train = tf.train.AdamOptimizer().minimize(loss)
