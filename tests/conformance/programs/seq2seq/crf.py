# tf: 1.5 1.15
import tensorflow as tf

x = tf.placeholder(tf.float32, [2, 7, 5])
tags = tf.placeholder(tf.int32, [2, 7])
lengths = tf.placeholder(tf.int32, [2])
loss, transitions = tf.contrib.crf.crf_log_likelihood(x, tags, lengths)
tf.contrib.crf.crf_decode(x, transitions, lengths)
tf.contrib.crf.crf_log_likelihood(x, tags, lengths, transitions)
with tf.variable_scope("a"):
    tf.contrib.crf.crf_log_likelihood(x, tags, lengths)
with tf.variable_scope("a", reuse=True):
    tf.contrib.crf.crf_log_likelihood(inputs=x, tag_indices=tags, sequence_lengths=lengths)
tf.contrib.crf.crf_log_likelihood(x, tags, lengths)
