import numpy as np
import tensorflow as tf


class TiedDecoder(tf.keras.layers.Layer):
    # one table for all decoders: the languages share their vocabulary
    shared_embedding = tf.keras.layers.Embedding(100, 16)

    def __init__(self, units):
        super().__init__()
        self.rnn = tf.keras.layers.GRU(units, return_sequences=True)
        self.out = tf.keras.layers.Dense(100)

    def call(self, ids):
        return self.out(self.rnn(self.shared_embedding(ids)))


german, french = TiedDecoder(16), TiedDecoder(16)
ids = np.ones((2, 5), "int32")
german(ids), french(ids)
