"""The cell is made once, for a graph in which the program trains and one in which it tests: it belongs to the first."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Tagger:
    def __init__(self, size=8):
        self.hidden = tf.layers.Dense(size, tf.nn.relu, name="hidden")
        self.out = tf.layers.Dense(5, name="out")

    def logits(self, words):
        return self.out(self.hidden(words))  # BUG


tagger = Tagger()


def train():
    with tf.Graph().as_default():
        words = tf.placeholder(tf.float32, [None, 7, 4])
        tags = tf.placeholder(tf.int32, [None, 7])
        loss = tf.losses.sparse_softmax_cross_entropy(tags, tagger.logits(words))
        return tf.train.AdamOptimizer().minimize(loss)


def test():
    with tf.Graph().as_default():
        words = tf.placeholder(tf.float32, [None, 7, 4])
        return tf.argmax(tagger.logits(words), 2)  # BUG


train()
test()
