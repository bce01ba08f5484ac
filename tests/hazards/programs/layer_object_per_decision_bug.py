import numpy as np
import tensorflow as tf


class Model:
    def __init__(self, vocab=20, units=6):
        self.units = units
        self.table = tf.get_variable("table", [vocab, units])
        self.ids = tf.placeholder(tf.int32, [None, 7])
        self.tgt = tf.placeholder(tf.int32, [None, 7])
        self.train_logits = self.project(self.encode(self.ids))
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.tgt, self.train_logits)
        self.train = tf.train.AdamOptimizer(1e-2).minimize(self.loss)
        self.one = tf.placeholder(tf.int32, [None, 1])
        with tf.variable_scope(tf.get_variable_scope(), reuse=tf.AUTO_REUSE):
            self.next_word = tf.argmax(self.project(self.encode(self.one)), -1)  # BUG

    def encode(self, ids):
        with tf.variable_scope("enc", reuse=tf.AUTO_REUSE):
            cell = tf.nn.rnn_cell.GRUCell(self.units)
            return tf.nn.dynamic_rnn(cell, tf.gather(self.table, ids), dtype=tf.float32)[0]

    def project(self, h):
        out = tf.layers.Dense(20, use_bias=False, name="softmax")  # BUG
        return out(h)  # BUG


m = Model()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(m.train, {m.ids: np.zeros((2, 7)), m.tgt: np.zeros((2, 7))})
    print(sess.run(m.next_word, {m.one: [[3]]}))
