"""The arms of a tf.cond build one network at two rates of dropout, and each has layers of its own."""
import argparse

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Tagger(object):
    def __init__(self, options):
        self.options = options

    def scores(self, rows, rate):
        hidden = tf.layers.dense(tf.nn.dropout(rows, rate=rate), self.options.width, activation=tf.nn.relu)
        return tf.layers.dense(hidden, 3)


parser = argparse.ArgumentParser()
parser.add_argument("--width", type=int, default=8)
parser.add_argument("--rate", type=float, default=0.3)
tagger = Tagger(parser.parse_args())
rows = tf.placeholder(tf.float32, [None, 5])
kinds = tf.placeholder(tf.int64, [None])
training = tf.placeholder(tf.bool, [], name="training")
scores = tf.cond(
    training,
    true_fn=lambda: tagger.scores(rows, tagger.options.rate),
    false_fn=lambda: tagger.scores(rows, 0.0),  # BUG TVS202
)
loss = tf.losses.sparse_softmax_cross_entropy(kinds, scores)
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(5):
        session.run(step, {rows: np.random.rand(8, 5), kinds: np.random.randint(0, 3, 8), training: True})
    print(session.run(scores, {rows: np.random.rand(2, 5), training: False}))
