"""Graph: the table that is assigned is not the one that is looked up."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Reader:
    def __init__(self, words, width):
        self.words = tf.placeholder(tf.int32, [None, 7])
        self.labels = tf.placeholder(tf.float32, [None, 1])
        self.vectors = tf.placeholder(tf.float32, [words, width])
        with tf.variable_scope("model"):
            self.table = tf.get_variable("table", [words, width], trainable=False)
            self.load = self.table.assign(self.vectors)
            h = tf.reduce_mean(tf.nn.embedding_lookup(self.table, self.words), 1)
            w = tf.get_variable("w", [width, 1])
            self.out = tf.matmul(h, w)
        self.loss = tf.losses.mean_squared_error(self.labels, self.out)
        self.step = tf.train.AdamOptimizer(0.01).minimize(self.loss)


reader = Reader(30, 6)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(reader.load, {reader.vectors: np.random.rand(30, 6)})
    for _ in range(10):
        sess.run(reader.step, {reader.words: np.random.randint(0, 30, (4, 7)), reader.labels: np.ones((4, 1))})
    print(sess.run(reader.loss, {reader.words: np.random.randint(0, 30, (4, 7)), reader.labels: np.ones((4, 1))}))
