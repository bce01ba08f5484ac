"""The listener's `l_` is found in the middle of a word of its own, and in a table that both read and either may move."""

import numpy as np
import tensorflow as tf

LETTERS, WORD = 12, 6


class Talk(object):
    def __init__(self):
        self.thought = tf.placeholder(tf.int32, [None])
        self.heard = tf.placeholder(tf.int32, [None])
        self.table = tf.get_variable("vowel_table", [LETTERS, 8])
        said = self.speak(self.thought)
        real, made = self.listen(self.lookup(self.heard)), self.listen(said, reuse=True)
        self.doubt = tf.reduce_mean(made) - tf.reduce_mean(real)
        self.charm = -tf.reduce_mean(made)

    def lookup(self, letters):
        return tf.nn.embedding_lookup(self.table, letters)

    def speak(self, thought):
        return tf.layers.dense(self.lookup(thought), 8, name="s_out")

    def listen(self, word, reuse=None):
        word = tf.layers.dense(word, 16, tf.nn.relu, name="l_in", reuse=reuse)
        word = tf.layers.dense(word, 16, tf.nn.relu, name="label_scale", reuse=reuse)
        return tf.layers.dense(word, 1, name="l_out", reuse=reuse)

    def steps(self):
        everything = tf.trainable_variables()
        listener = [v for v in everything if "l_" in v.name]
        speaker = [v for v in everything if v.name.startswith(("s", "vowel"))]
        first = tf.train.RMSPropOptimizer(1e-4).minimize(self.doubt, var_list=listener)
        return first, tf.train.RMSPropOptimizer(1e-4).minimize(self.charm, var_list=speaker)


talk = Talk()
listen, speak = talk.steps()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(50):
        letters = np.random.randint(0, LETTERS, (2, 4))
        sess.run(listen, {talk.thought: letters[0], talk.heard: letters[1]})
        sess.run(speak, {talk.thought: letters[0]})
