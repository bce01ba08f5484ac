import numpy as np
import tensorflow as tf


class StreamingAutoencoder(object):
    def __init__(self, width, code):
        self.x = tf.placeholder(tf.float32, [None, width])
        h = tf.layers.dense(self.x, code, tf.nn.sigmoid, name="encode")
        self.out = tf.layers.dense(h, width, name="decode")
        self.loss = tf.reduce_mean(tf.square(self.out - self.x))
        self.step = tf.train.AdamOptimizer().minimize(self.loss)
        self.session = tf.Session()

    def fit(self, rows, epochs):
        self.session.run(tf.global_variables_initializer())
        self._passes(rows, epochs)

    def train_more(self, rows, epochs):
        self.session.run(tf.global_variables_initializer())  # BUG
        self._passes(rows, epochs)

    def _passes(self, rows, epochs):
        for _ in range(epochs):
            for i in range(0, len(rows), 16):
                self.session.run(self.step, {self.x: rows[i : i + 16]})


model = StreamingAutoencoder(12, 4)
model.fit(np.random.rand(64, 12), 10)
model.train_more(np.random.rand(64, 12), 5)
model.train_more(np.random.rand(64, 12), 5)
print(model.session.run(model.out, {model.x: np.random.rand(2, 12)}))
