import numpy as np
import tensorflow as tf


class Tagger:
    def __init__(self, words, tags):
        inputs = tf.keras.Input((None,), dtype="int32")
        hidden = tf.keras.layers.GRU(8, return_sequences=True)(tf.keras.layers.Embedding(words, 8)(inputs))  # BUG
        self.model = tf.keras.Model(inputs, tf.keras.layers.Dense(tags, activation="softmax")(hidden))
        self.model.compile("adam", "sparse_categorical_crossentropy")


def batches(words, tags, size=4):
    for start in range(0, len(words), size):
        yield words[start : start + size], tags[start : start + size]


words, tags = np.random.randint(0, 50, (16, 6)), np.random.randint(0, 3, (16, 6))
for epoch in range(4):
    tagger = Tagger(50, 3)  # BUG
    for x, y in batches(words, tags):
        loss = tagger.model.train_on_batch(x, y)  # BUG
    print(epoch, loss)
print(tagger.model.predict(words[:1]))
