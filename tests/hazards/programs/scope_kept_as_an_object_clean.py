"""A codebook keeps its scope itself, which is where it is wherever that is opened; another object makes a head in each scope by a name."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Codebook(object):
    def __init__(self, size, width):
        self.size, self.width = size, width
        with tf.variable_scope("codes") as scope:
            self.where = scope
            self.name = scope.name

    def scores(self, vectors):
        with tf.variable_scope(self.where, reuse=tf.AUTO_REUSE):
            return tf.layers.dense(vectors, self.size, use_bias=False, name="match")

    def weights(self):
        return tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope=self.name)


class Heads(object):
    def __init__(self, name, units):
        self.name, self.units = name, units

    def make(self, vectors):
        with tf.variable_scope(self.name, reuse=tf.AUTO_REUSE):
            return tf.layers.dense(vectors, self.units, name="fc")


def main():
    codebook, heads = Codebook(6, 4), Heads("head", 3)
    vectors = tf.placeholder(tf.float32, [None, 4])
    with tf.variable_scope("encoder"):
        one = heads.make(codebook.scores(vectors))
    with tf.variable_scope("probe"):
        two = heads.make(codebook.scores(vectors * 2.0))
    loss = tf.reduce_mean(one * two) + tf.add_n([tf.nn.l2_loss(w) for w in codebook.weights()])
    train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(train, {vectors: np.random.rand(3, 4)})


main()
