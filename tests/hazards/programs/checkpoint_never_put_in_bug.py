import sys

import numpy as np
import tensorflow as tf


class Ranker(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(8, activation="tanh")
        self.score = tf.keras.layers.Dense(1)

    def call(self, rows):
        return self.score(self.hidden(rows))


rows = tf.placeholder(tf.float32, [None, 6])
ranker = Ranker()
loss = tf.reduce_mean(tf.square(ranker(rows)))
optimizer = tf.train.AdamOptimizer()
train = optimizer.minimize(loss, var_list=ranker.trainable_variables)
checkpoint = tf.train.Checkpoint(ranker=ranker, optimizer=optimizer)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    checkpoint.restore(tf.train.latest_checkpoint(sys.argv[1]))  # BUG
    for step in range(100):
        session.run(train, {rows: np.random.rand(4, 6)})  # BUG
    checkpoint.save(sys.argv[1] + "/ranker", session=session)


def used(path):
    with tf.Graph().as_default():
        ranker = Ranker()
        tf.train.Checkpoint(ranker=ranker).restore(path)
        scores = ranker(tf.ones([2, 6]))
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            return session.run(scores)
