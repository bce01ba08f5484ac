"""A table for each kind of thing, which the function is told besides the column; two ends of a pair have one table by its size."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

COLUMNS = (("home_town", "town", 90), ("birth_town", "town", 90), ("job", "job", 40), ("hobby", "hobby", 60))


def lookup(numbers, column, kind, rows):
    with tf.variable_scope("tables", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("rows_" + kind, [rows, 6]), numbers)


def end_of(numbers, which, rows):
    with tf.variable_scope("ends", reuse=tf.AUTO_REUSE):
        return tf.gather(tf.get_variable("rows_%d" % rows, [rows, 6]), numbers)


people = {column: tf.placeholder(tf.int64, [None], name=column) for column, _, _ in COLUMNS}
features = [lookup(people[column], column, kind, rows) for column, kind, rows in COLUMNS]
source, sink = tf.placeholder(tf.int64, [None]), tf.placeholder(tf.int64, [None])
features += [end_of(source, "source", 30), end_of(sink, "sink", 30)]
loss = tf.reduce_mean(tf.square(tf.layers.dense(tf.concat(features, axis=1), 1)))
train = tf.train.AdamOptimizer().minimize(loss)
