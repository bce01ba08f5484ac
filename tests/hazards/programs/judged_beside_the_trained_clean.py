"""A network that has learned nothing, beside the one that has; and one that is looked at before anything is trained; and a fixed one."""

import os
import sys
import tempfile

import numpy as np
import tensorflow as tf


class Tagger:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.words = tf.placeholder(tf.float32, [None, 6])
            self.tags = tf.placeholder(tf.int64, [None])
            logits = tf.layers.dense(self.words, 4, name="tags")
            self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.tags, logits=logits))
            self.step = tf.train.AdamOptimizer(0.1).minimize(self.loss)
            self.saver = tf.train.Saver()
            init = tf.global_variables_initializer()
        self.sess = tf.Session(graph=self.graph)
        self.sess.run(init)

    def feed(self, words, tags):
        return {self.words: words, self.tags: tags}


class Untaught:
    def __init__(self):
        self.graph = tf.Graph()
        with self.graph.as_default():
            self.words = tf.placeholder(tf.float32, [None, 6])
            self.tags = tf.placeholder(tf.int64, [None])
            logits = tf.layers.dense(self.words, 4, name="tags")
            self.loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=self.tags, logits=logits))
            self.saver = tf.train.Saver()
            init = tf.global_variables_initializer()
        self.sess = tf.Session(graph=self.graph)
        self.sess.run(init)

    def feed(self, words, tags):
        return {self.words: words, self.tags: tags}


words, tags = np.random.rand(10, 6), np.arange(10) % 4
taught, chance, before = Tagger(), Untaught(), Untaught()
print("at first", before.sess.run(before.loss, before.feed(words, tags)))
for _ in range(5):
    taught.sess.run(taught.step, taught.feed(words, tags))
taught.saver.save(taught.sess, os.path.join(tempfile.mkdtemp(), "tagger"))
print("by chance", chance.sess.run(chance.loss, chance.feed(words, tags)))
print("taught", taught.sess.run(taught.loss, taught.feed(words, tags)), file=sys.stderr)


class Fixed(Untaught):
    """What it says of random words is what another one learns to say."""

    def __init__(self):
        super().__init__()
        with self.graph.as_default():
            self.keeper = tf.train.Saver()


fixed, pupil = Fixed(), Tagger()
for _ in range(3):
    wanted = fixed.sess.run(fixed.loss, fixed.feed(words, tags))
    pupil.sess.run(pupil.step, pupil.feed(words, tags))
    pupil.saver.save(pupil.sess, os.path.join(tempfile.mkdtemp(), "pupil"))
    print("the fixed one", wanted)
