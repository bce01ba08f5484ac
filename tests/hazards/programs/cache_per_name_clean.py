import functools

import numpy as np
import tensorflow as tf


@functools.lru_cache(maxsize=None)
def embedding(name, size):
    """One table for each feature, wherever it occurs."""
    return tf.keras.layers.Embedding(size, 8, name=name)


class Ranker(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.query_word = embedding("word", 50)
        self.title_word = embedding("word", 50)
        self.user = embedding("user", 50)
        self.score = tf.keras.layers.Dense(1)

    def call(self, batch):
        query = tf.reduce_mean(self.query_word(batch["query"]), 1)
        title = tf.reduce_mean(self.title_word(batch["title"]), 1)
        return self.score(tf.concat([query, title, self.user(batch["user"])], 1))


model = Ranker()
model({"query": np.ones((2, 3), "int32"), "title": np.ones((2, 5), "int32"), "user": np.ones(2, "int32")})
print(len(model.trainable_variables))
