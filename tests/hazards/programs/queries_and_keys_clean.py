"""A layer that makes the weights of queries and of keys by one line each, and multiplies what comes out."""

import tensorflow as tf


class Attention(tf.keras.layers.Layer):
    def build(self, shapes):
        self.w_query = self.add_weight(name="query", shape=(8, 4))
        self.w_key = self.add_weight(name="key", shape=(8, 4))

    def call(self, inputs):
        queries, keys = inputs
        return tf.matmul(tf.matmul(queries, self.w_query), tf.matmul(keys, self.w_key), transpose_b=True)


queries, keys = tf.keras.Input((5, 8)), tf.keras.Input((7, 8))
model = tf.keras.Model([queries, keys], Attention()([queries, keys]))
