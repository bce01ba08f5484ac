"""A speaker spells out what a listener is to tell from noise; the listener's `l_` is found in `spell_table`, too."""

import numpy as np
import tensorflow as tf

LETTERS, WORD = 12, 6


class Talk(object):
    def __init__(self):
        self.thought = tf.placeholder(tf.int32, [None])
        self.heard = tf.placeholder(tf.float32, [None, WORD])
        said = self.speak(self.thought)
        real, made = self.listen(self.heard), self.listen(said, reuse=True)
        self.doubt = tf.reduce_mean(made) - tf.reduce_mean(real)
        self.charm = -tf.reduce_mean(made)

    def speak(self, thought):
        table = tf.get_variable("spell_table", [LETTERS, 8])  # BUG
        return tf.layers.dense(tf.nn.embedding_lookup(table, thought), WORD, name="s_out")

    def listen(self, word, reuse=None):
        word = tf.layers.dense(word, 16, tf.nn.relu, name="l_in", reuse=reuse)
        return tf.layers.dense(word, 1, name="l_out", reuse=reuse)

    def steps(self):
        everything = tf.trainable_variables()
        listener = [v for v in everything if "l_" in v.name]  # BUG
        speaker = [v for v in everything if v.name.startswith("s")]
        first = tf.train.RMSPropOptimizer(1e-4).minimize(self.doubt, var_list=listener)  # BUG
        return first, tf.train.RMSPropOptimizer(1e-4).minimize(self.charm, var_list=speaker)


talk = Talk()
listen, speak = talk.steps()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(50):
        feed = {talk.thought: np.random.randint(0, LETTERS, 4), talk.heard: np.random.rand(4, WORD)}
        sess.run(listen, feed)
        sess.run(speak, feed)
