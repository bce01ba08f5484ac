"""One table on the CPU serves both."""
import tensorflow as tf


class Table:
    def __init__(self, size, width):
        with tf.device("/cpu:0"), tf.variable_scope("table", reuse=tf.AUTO_REUSE):
            self.weights = tf.get_variable("weights", [size, width], initializer=tf.zeros_initializer())

    def __call__(self, ids):
        return tf.nn.embedding_lookup(self.weights, ids)


ids = tf.placeholder(tf.int32, [None])
queries = tf.placeholder(tf.int32, [None])
training = Table(1000, 32)(ids)
serving = Table(1000, 32)(queries)
