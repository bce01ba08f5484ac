"""Last states side by side: of cells in scopes of their own, of one that reads two texts alike, and of one that is called shared."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def summary(tokens, lengths, scope=None):
    cell = tf.nn.rnn_cell.GRUCell(6)
    return tf.nn.dynamic_rnn(cell, tokens, lengths, dtype=tf.float32, scope=scope)[1]


def shared_summary(tokens, lengths):
    return tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(6), tokens, lengths, dtype=tf.float32, scope="shared")[1]


def tag(before, after, lengths):
    turned = tf.reverse_sequence(after, lengths, seq_axis=1)
    with tf.variable_scope("tagger", reuse=tf.AUTO_REUSE):
        ends = [summary(before, lengths, "onwards"), summary(turned, lengths, "backwards")]
        return tf.layers.dense(tf.concat(ends, 1), 4, name="tag")


def compare(one, two, lengths):
    one, two = (tf.reverse_sequence(each, lengths, seq_axis=1) for each in (one, two))
    with tf.variable_scope("twins", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.concat([summary(one, lengths), summary(two, lengths)], 1), 1, name="same")


def either(before, after, lengths):
    turned = tf.reverse_sequence(after, lengths, seq_axis=1)
    with tf.variable_scope("either", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.concat([shared_summary(before, lengths), shared_summary(turned, lengths)], 1), 1, name="end")


def on_purpose(before, after, lengths):
    turned = tf.reverse_sequence(after, lengths, seq_axis=1)
    with tf.variable_scope("reader", reuse=tf.AUTO_REUSE):
        one = summary(before, lengths)
    with tf.variable_scope("reader", reuse=tf.AUTO_REUSE):
        return tf.concat([one, summary(turned, lengths)], 1)


def given():
    return [tf.placeholder(tf.float32, [None, 7, 5]), tf.placeholder(tf.float32, [None, 7, 5]), tf.placeholder(tf.int32, [None])]


both = (tag, compare, either, on_purpose)
loss = tf.add_n([tf.reduce_mean(each(*given()) ** 2) for each in both])
step = tf.train.AdamOptimizer().minimize(loss)
error = tf.add_n([tf.reduce_mean(tf.abs(each(*given()))) for each in both])
