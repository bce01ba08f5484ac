"""What takes a session is handed none, and opens one of its own: what has been learned is in another one."""
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
        self.tag = tf.argmax(scores, 1)
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.tags, scores)
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)


class Learner:
    def __init__(self, tagger, session=None):
        self.tagger = tagger
        self.session = session if session is not None else opened()

    def learn(self, words, tags):
        self.session.run(self.tagger.step, {self.tagger.words: words, self.tagger.tags: tags})


class Reporter:
    def __init__(self, tagger, session=None):
        self.tagger = tagger
        if session is None:
            session = opened()  # BUG TVS507
        self.session = session

    def report(self, words, tags):
        print(self.session.run(self.tagger.loss, {self.tagger.words: words, self.tagger.tags: tags}))


def tagged(tagger, words, *, session=None):
    session = session or opened()  # BUG TVS507
    return session.run(tagger.tag, {tagger.words: words})


words, tags = np.ones([4, 5]), np.zeros([4], int)
first = Tagger("first")
learner, reporter = Learner(first), Reporter(first)
for epoch in range(3):
    learner.learn(words, tags)
    reporter.report(words, tags)

second = Tagger("second")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(second.step, {second.words: words, second.tags: tags})
    print("loss", sess.run(second.loss, {second.words: words, second.tags: tags}))
    print(tagged(second, words))
