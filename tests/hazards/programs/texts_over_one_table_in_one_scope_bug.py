"""Two texts over one table, through layers without names under one AUTO_REUSE."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def read(table, words):
    h = tf.nn.embedding_lookup(table, words)
    h = tf.layers.dense(h, 9, activation=tf.nn.relu)  # BUG
    return tf.nn.l2_normalize(tf.reduce_mean(h, axis=1), axis=1)


asked, said = tf.placeholder(tf.int32, [None, 7]), tf.placeholder(tf.int32, [None, 7])
with tf.variable_scope("texts", reuse=tf.AUTO_REUSE):
    table = tf.get_variable("words", [50, 8])
    fits = tf.reduce_mean(tf.reduce_sum(read(table, asked) * read(table, said), axis=1))
step = tf.train.AdamOptimizer().minimize(-fits)
