"""The same of a scope that the encoder calls after what it is given: the encoders are two, and nobody said so."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Quiet(tf.nn.rnn_cell.DropoutWrapper):
    def __call__(self, inputs, state, scope=None):
        return super().__call__(inputs, state, scope=scope)


def pooled(outputs, sentence):
    lengths = tf.reduce_sum(tf.cast(tf.not_equal(sentence, 0), tf.float32), 1)
    return tf.reduce_sum(outputs, 1) / tf.expand_dims(lengths, 1)


class Siamese:
    def __init__(self):
        self.sentence_one = tf.placeholder(tf.int32, [None, 20], name="sentence_one")
        self.sentence_two = tf.placeholder(tf.int32, [None, 20], name="sentence_two")
        self.words = tf.get_variable("words", [100, 8])

    def encode(self, sentence):
        cell = Quiet(tf.nn.rnn_cell.LSTMCell(16))  # BUG
        outputs, state = tf.nn.dynamic_rnn(cell, tf.nn.embedding_lookup(self.words, sentence), dtype=tf.float32, scope="encoded_" + sentence.op.name)
        return pooled(outputs, sentence)

    def build(self):
        one, two = self.encode(self.sentence_one), self.encode(self.sentence_two)  # BUG
        distance = tf.reduce_sum(tf.abs(one - two), 1)
        return tf.train.AdamOptimizer().minimize(tf.reduce_mean(distance))


Siamese().build()
