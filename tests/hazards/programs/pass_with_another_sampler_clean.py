"""The passes of one network over the same data, once with samples and once with means: what is held against each other is two samplers'."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Belief:
    def __init__(self):
        self.built = False
        self.x = tf.placeholder(tf.float32, [None, 10])

    def sample(self, logits):
        return tf.stop_gradient(tf.cast(tf.random_uniform(tf.shape(logits)) < tf.sigmoid(logits), tf.float32))

    def mean(self, logits):
        return tf.sigmoid(logits)

    def recognize(self, sampler=None):
        sampler = self.sample if sampler is None else sampler
        logits = tf.layers.dense(self.x, 5, name="q", reuse=self.built)
        self.built = True
        return logits, sampler(logits)

    def loss(self):
        hard, samples = self.recognize()
        soft, means = self.recognize(sampler=self.mean)
        return tf.reduce_mean(tf.square(samples - means)) + tf.reduce_mean(tf.square(soft - tf.stop_gradient(hard)))


train = tf.train.AdamOptimizer().minimize(Belief().loss())
