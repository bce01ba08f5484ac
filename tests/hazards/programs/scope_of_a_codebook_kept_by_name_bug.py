"""A codebook keeps the name of its scope; whoever looks it up in a scope of its own gets another codebook."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Codebook(object):
    def __init__(self, size, width):
        self.size, self.width = size, width
        with tf.variable_scope("codes") as scope:
            self.where = scope.name  # BUG

    def scores(self, vectors):
        with tf.variable_scope(self.where, reuse=tf.AUTO_REUSE):  # BUG
            return tf.layers.dense(vectors, self.size, use_bias=False, name="match")  # BUG


def encoder(pictures, codebook):
    with tf.variable_scope("encoder"):
        return tf.nn.softmax(codebook.scores(tf.layers.dense(pictures, 4, name="fc")))


def probe(vectors, codebook):
    with tf.variable_scope("probe"):
        return tf.nn.log_softmax(codebook.scores(vectors))


def main():
    codebook = Codebook(6, 4)
    pictures = tf.placeholder(tf.float32, [None, 9])
    vectors = tf.placeholder(tf.float32, [None, 4])
    loss = -tf.reduce_mean(encoder(pictures, codebook) * probe(vectors, codebook))
    train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(train, {pictures: np.random.rand(2, 9), vectors: np.random.rand(2, 4)})
    print("FACT", len([v for v in tf.trainable_variables() if "match" in v.name]) == 2)


main()
