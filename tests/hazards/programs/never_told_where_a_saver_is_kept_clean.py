import tensorflow as tf


class Scorer:
    """Whoever makes one may restore into it what another program has learned, and leaves the statistics of that one as they are."""

    def __init__(self, size=4):
        self.x = tf.placeholder(tf.float32, [None, size])
        self.y = tf.placeholder(tf.float32, [None, 1])
        hidden = tf.layers.dense(self.x, 8)
        hidden = tf.nn.relu(tf.layers.batch_normalization(hidden))
        self.score = tf.layers.dense(hidden, 1)
        self.loss = tf.reduce_mean((self.score - self.y) ** 2)
        self.step = tf.train.AdamOptimizer(1e-3).minimize(self.loss)
        self.saver = tf.train.Saver()
        self.session = tf.Session()
        tf.global_variables_initializer().run(session=self.session)
