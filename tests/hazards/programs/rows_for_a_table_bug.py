"""Vectors of words are put into an embedding, which has a row more for what is no word."""

import numpy as np
import tensorflow as tf

WORDS = ["tea", "cup", "pot", "milk"]


def vectors(words, size):
    rows = np.zeros((len(words), size), "float32")
    for number, word in enumerate(words):
        rows[number] = np.random.rand(size) * len(word)
    return rows


table = tf.keras.layers.Embedding(len(WORDS) + 1, 3)
model = tf.keras.Sequential([tf.keras.Input((5,), dtype="int32"), table, tf.keras.layers.GRU(4), tf.keras.layers.Dense(1)])
table.set_weights([vectors(WORDS, 3)])  # BUG
print(model(np.zeros((1, 5), "int32")).shape)
