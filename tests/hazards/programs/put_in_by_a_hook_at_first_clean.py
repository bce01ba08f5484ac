import argparse

import numpy as np
import tensorflow as tf


class Warm(tf.train.SessionRunHook):
    def __init__(self, path):
        self.path = path

    def begin(self):
        kept = [v for v in tf.global_variables() if v.op.name.startswith("words")]
        self.saver = tf.train.Saver(kept)

    def after_create_session(self, session, coord):
        if session.run(tf.train.get_global_step()) > 0:
            return
        self.saver.restore(session, self.path)
        print("begins with", self.path)


parser = argparse.ArgumentParser()
parser.add_argument("--vectors", required=True)
parser.add_argument("--folder", required=True)
options = parser.parse_args()
words = tf.placeholder(tf.int32, [None])
with tf.variable_scope("words"):
    table = tf.get_variable("table", [1000, 16])
logits = tf.layers.dense(tf.nn.embedding_lookup(table, words), 3, name="tags")
loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits_v2(labels=tf.one_hot(words % 3, 3), logits=logits))
step = tf.train.get_or_create_global_step()
train = tf.train.AdagradOptimizer(0.1).minimize(loss, step)
hooks = [Warm(options.vectors), tf.train.StopAtStepHook(last_step=10000)]
with tf.train.MonitoredTrainingSession(checkpoint_dir=options.folder, hooks=hooks) as session:
    while not session.should_stop():
        session.run(train, {words: np.random.randint(0, 1000, 32)})
