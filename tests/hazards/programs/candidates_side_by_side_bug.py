"""Each candidate is scored beside the same question by layers of its own, since these have no names."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Choice:
    def __init__(self, words, options):
        self.asked = tf.placeholder(tf.int32, [None, 6])
        self.options = [tf.placeholder(tf.int32, [None, 4]) for _ in range(options)]
        with tf.variable_scope("choice", reuse=tf.AUTO_REUSE):
            self.table = tf.get_variable("words", [words, 8])
            self.scores = tf.concat([self.score(option) for option in self.options], axis=1)
        self.loss = tf.losses.sparse_softmax_cross_entropy(tf.zeros_like(self.asked[:, 0]), self.scores)
        self.step = tf.train.AdamOptimizer().minimize(self.loss)

    def score(self, option):
        both = [tf.reduce_mean(tf.gather(self.table, words), axis=1) for words in (self.asked, option)]
        hidden = tf.layers.dense(tf.concat(both, axis=1), 8, activation=tf.nn.tanh)  # BUG
        return tf.layers.dense(hidden, 1)


choice = Choice(30, 3)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    given = {each: np.ones((2, 4), int) for each in choice.options}
    session.run(choice.step, {choice.asked: np.ones((2, 6), int), **given})
