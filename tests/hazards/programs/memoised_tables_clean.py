"""A memoised function gives one table for the two sides of a translation, for what is paired, and where it says that it is shared."""
import functools

import numpy as np
import tensorflow as tf


@functools.lru_cache(maxsize=None)
def words(rows, width):
    return tf.keras.layers.Embedding(rows, width)


@functools.lru_cache(maxsize=None)
def shared_table(rows, width):
    return tf.keras.layers.Embedding(rows, width)


@functools.lru_cache(maxsize=None)
def table(rows, width):
    return tf.keras.layers.Embedding(rows, width, name="common_words")


class Translator(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.src_words = words(40, 6)
        self.tgt_words = words(40, 6)
        self.question_words = words(30, 6)
        self.answer_words = words(30, 6)
        self.titles = shared_table(50, 6)
        self.queries = shared_table(50, 6)
        self.subjects = table(60, 6)
        self.objects = table(60, 6)
        self.source_encoder = tf.keras.layers.Dense(6)
        self.target_encoder = self.source_encoder
        self.out = tf.keras.layers.Dense(1)

    def call(self, inputs):
        one, two = inputs
        parts = [self.source_encoder(self.src_words(one)), self.target_encoder(self.tgt_words(two))]
        parts += [self.question_words(one), self.answer_words(two), self.titles(one), self.queries(two)]
        return self.out(tf.concat([*parts, self.subjects(one), self.objects(two)], axis=-1))


model = Translator()
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(model((np.arange(8), np.arange(8) + 20)) ** 2)
    weights = model.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
