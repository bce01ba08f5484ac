import contextlib

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

tokens = tf.placeholder(tf.int32, [None, 12])


class Tagger:
    def __init__(self):
        with tf.variable_scope("tagger") as scope:
            self.scope = scope
            self.table = tf.get_variable("table", [50, 8])

    def scores(self, ids):
        with self.scope:  # BUG TVS106
            steps = tf.nn.embedding_lookup(self.table, ids)
            return tf.layers.dense(steps, 5, name="scores", reuse=tf.AUTO_REUSE)


def summed(values):
    with contextlib.ExitStack() as stack:
        stack.enter_context(tf.get_variable_scope())  # BUG TVS106
        return tf.reduce_sum(values, axis=1)


def smoothed(values):
    with tf.name_scope("smooth") as name:
        mean = tf.reduce_mean(values)
    with name:  # BUG TVS106
        return values - mean


tagger = Tagger()
scores = smoothed(summed(tagger.scores(tokens)))
loss = tf.reduce_mean(tf.square(scores))
offset = tf.get_variable("offset", [])
with offset:  # BUG TVS106
    loss += offset
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
