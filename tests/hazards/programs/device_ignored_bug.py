"""A class that is to hold its table on the CPU, and the serving copy on the GPU."""
import tensorflow as tf


class Table:
    def __init__(self, size, width, where):
        with tf.device(where), tf.variable_scope("table", reuse=tf.AUTO_REUSE):
            self.weights = tf.get_variable("weights", [size, width], initializer=tf.zeros_initializer())  # BUG: it stays on the CPU

    def __call__(self, ids):
        return tf.nn.embedding_lookup(self.weights, ids)


ids = tf.placeholder(tf.int32, [None])
queries = tf.placeholder(tf.int32, [None])
training = Table(1000, 32, "/cpu:0")(ids)
serving = Table(1000, 32, "/gpu:0")(queries)
