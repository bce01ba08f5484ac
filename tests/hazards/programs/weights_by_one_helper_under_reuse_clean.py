"""Weights of several purposes that one helper makes with tf.Variable under an AUTO_REUSE that is there for get_variable: each is its own."""

import sys

import tensorflow as tf

tf.compat.v1.disable_v2_behavior()
tf = tf.compat.v1


def weight(shape):
    return tf.Variable(tf.truncated_normal(shape, stddev=0.1))


def named(shape, name="weights"):
    return tf.Variable(tf.truncated_normal(shape, stddev=0.1), name=name)


def dense(x, shape):
    return tf.nn.relu(tf.matmul(x, weight(shape)) + tf.Variable(tf.zeros(shape[-1:])))


class Tagger:
    """One network over words, tags and labels, of sizes that only a run tells."""

    def __init__(self, words, tags, labels):
        with tf.variable_scope("tagger", reuse=tf.AUTO_REUSE):
            self.words = tf.placeholder(tf.float32, [None, words])
            self.tags = tf.placeholder(tf.float32, [None, tags])
            self.labels = tf.placeholder(tf.float32, [None, labels])
            table = tf.get_variable("table", [words, 3])
            by_word, by_tag, by_label = self.weight([words, 3]), self.weight([tags, 3]), self.weight([labels, 3])
            hidden = tf.matmul(self.words, by_word + table) + tf.matmul(self.tags, by_tag) + tf.matmul(self.labels, by_label)
            self.out = tf.matmul(tf.nn.tanh(hidden + self.weight([3])), self.weight([3, labels]))

    def weight(self, shape):
        return tf.Variable(tf.truncated_normal(shape, stddev=0.1))


Tagger(int(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3]))

# Two weights of one size, for a question and for an answer.
question, answer = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("match", reuse=tf.AUTO_REUSE):
    ours = tf.matmul(question, named([4, 4]))
    theirs = tf.matmul(answer, named([4, 4]))
    match = tf.reduce_sum(ours * theirs, 1)

# Layers one upon the other, of several sizes and of one.
with tf.variable_scope("stack", reuse=tf.AUTO_REUSE):
    out = dense(dense(dense(question, [4, 8]), [8, 8]), [8, 8])

# Layers by one row in a loop, of sizes that follow each other.
with tf.variable_scope("loop", reuse=tf.AUTO_REUSE):
    into, below = question, 4
    for size in (16, 8, 2):
        into, below = tf.nn.relu(tf.matmul(into, tf.Variable(tf.random_normal([below, size])))), size

# The same of sizes that only a run tells.
with tf.variable_scope("sizes", reuse=tf.AUTO_REUSE):
    into, below = question, 4
    for size in map(int, sys.argv[1:]):
        into, below = tf.nn.relu(tf.matmul(into, tf.Variable(tf.random_normal([below, size])))), size
