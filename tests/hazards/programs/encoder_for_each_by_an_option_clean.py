"""Two sentences whose encoders are one or two, as an option says; the second one's scope is called after the second sentence."""

import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Quiet(tf.nn.rnn_cell.DropoutWrapper):
    def __call__(self, inputs, state, scope=None):
        return super().__call__(inputs, state, scope=scope)


def pooled(outputs, sentence):
    lengths = tf.reduce_sum(tf.cast(tf.not_equal(sentence, 0), tf.float32), 1)
    return tf.reduce_sum(outputs, 1) / tf.expand_dims(lengths, 1)


class Siamese:
    def __init__(self, share):
        self.share = share
        self.sentence_one = tf.placeholder(tf.int32, [None, 20], name="sentence_one")
        self.sentence_two = tf.placeholder(tf.int32, [None, 20], name="sentence_two")
        self.words = tf.get_variable("words", [100, 8])

    def build(self):
        cell = Quiet(tf.nn.rnn_cell.LSTMCell(16))
        with tf.variable_scope("encode"):
            one, _ = tf.nn.dynamic_rnn(cell, tf.nn.embedding_lookup(self.words, self.sentence_one), dtype=tf.float32, scope="encoded_sentence_one")
            if self.share:
                tf.get_variable_scope().reuse_variables()
                two, _ = tf.nn.dynamic_rnn(cell, tf.nn.embedding_lookup(self.words, self.sentence_two), dtype=tf.float32, scope="encoded_sentence_one")
            else:
                other = Quiet(tf.nn.rnn_cell.LSTMCell(16))
                two, _ = tf.nn.dynamic_rnn(other, tf.nn.embedding_lookup(self.words, self.sentence_two), dtype=tf.float32, scope="encoded_sentence_two")
        distance = tf.reduce_sum(tf.abs(pooled(one, self.sentence_one) - pooled(two, self.sentence_two)), 1)
        return tf.train.AdamOptimizer().minimize(tf.reduce_mean(distance))


def test_two_encoders():
    Siamese(False).build()


parser = argparse.ArgumentParser()
parser.add_argument("--share", action="store_true")
if __name__ == "__main__":
    Siamese(parser.parse_args().share).build()
