"""A session that nobody hands over: where what was learned is restored, for a beginning to compare with, for what learns nothing."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def opened():
    sess = tf.Session()
    sess.run(tf.global_variables_initializer())
    return sess


class Tagger:
    def __init__(self, scope):
        self.words = tf.placeholder(tf.float32, [None, 5])
        self.tags = tf.placeholder(tf.int32, [None])
        with tf.variable_scope(scope):
            scores = tf.layers.dense(self.words, 3, name="scores")
            self.offset = tf.get_variable("offset", [], trainable=False, initializer=tf.ones_initializer())
        self.tag = tf.argmax(scores, 1)
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.tags, scores)
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)


class Learner:
    def __init__(self, tagger, session=None):
        self.tagger = tagger
        self.session = session or opened()

    def learn(self, words, tags):
        self.session.run(self.tagger.step, {self.tagger.words: words, self.tagger.tags: tags})


class Reporter:
    def __init__(self, tagger, session=None):
        self.tagger = tagger
        self.session = session or opened()

    def report(self, words, tags):
        return self.session.run(self.tagger.loss, {self.tagger.words: words, self.tagger.tags: tags})


def tagged(tagger, words, path, session=None):
    if not session:
        session = opened()
        tf.train.Saver(tf.global_variables("second/")).restore(session, path)
    return session.run(tagger.tag, {tagger.words: words})


def shifted(tagger, words, session=None):
    session = opened() if session is None else session
    return session.run(tagger.words + tagger.offset, {tagger.words: words})


class Start:
    """What a network was worth before it has learned."""

    def __init__(self, tagger, session=None):
        self.tagger, self.session = tagger, session or opened()

    def loss(self, words, tags):
        return self.session.run(self.tagger.loss, {self.tagger.words: words, self.tagger.tags: tags})


words, tags = np.ones([4, 5]), np.zeros([4], int)
first, second, third = Tagger("first"), Tagger("second"), Tagger("third")
learner = Learner(first)
reporter, untrained = Reporter(first, learner.session), Reporter(first)
for epoch in range(3):
    learner.learn(words, tags)
    print(reporter.report(words, tags), "not", untrained.report(words, tags))

other = Learner(second)
for epoch in range(3):
    other.learn(words, tags)
path = tf.train.Saver(tf.global_variables("second/")).save(other.session, os.path.join(tempfile.mkdtemp(), "tagger"))
print(tagged(second, words, path), shifted(second, words))

last, start = Learner(third), Start(third)
for epoch in range(3):
    last.learn(words, tags)
    loss = last.session.run(third.loss, {third.words: words, third.tags: tags})
    print("better by", start.loss(words, tags) - loss)
