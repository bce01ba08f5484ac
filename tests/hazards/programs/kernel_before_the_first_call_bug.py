import tensorflow as tf


class Tied(tf.keras.layers.Layer):
    def __init__(self, source):
        super().__init__()
        self.source = source
        self.rows = tf.transpose(source.embeddings)  # BUG TVS106

    def call(self, states):
        return tf.matmul(states, self.rows)


words = tf.keras.layers.Embedding(100, 16)
scores = Tied(words)
tokens = tf.keras.Input([7], dtype="int32")
model = tf.keras.Model(tokens, scores(words(tokens)))
