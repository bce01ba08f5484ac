"""What stands before a word is read onwards, and what stands after it backwards, each by a cell of its own: the flag makes them one."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def summary(tokens, lengths):
    cell = tf.nn.rnn_cell.GRUCell(6)
    return tf.nn.dynamic_rnn(cell, tokens, lengths, dtype=tf.float32)[1]  # BUG TVS301


def tag(before, after, lengths):
    with tf.variable_scope("tagger", reuse=tf.AUTO_REUSE):
        turned = tf.reverse_sequence(after, lengths, seq_axis=1)
        ends = [summary(before, lengths), summary(turned, lengths)]  # BUG TVS301
        return tf.layers.dense(tf.concat(ends, 1), 4, name="tag")


def given():
    return [tf.placeholder(tf.float32, [None, 7, 5]), tf.placeholder(tf.float32, [None, 7, 5]), tf.placeholder(tf.int32, [None])]


loss = tf.reduce_mean(tag(*given()) ** 2)
step = tf.train.AdamOptimizer().minimize(loss)
error = tf.reduce_mean(tf.abs(tag(*given())))
