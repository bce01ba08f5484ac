"""The output layer of a language model has the embedding turned over, as it was when the model was made."""

import tensorflow as tf


class Output(tf.keras.layers.Layer):
    def __init__(self, table):
        super().__init__()
        self.logits_of = tf.transpose(table)  # BUG

    def call(self, states):
        return tf.matmul(states, self.logits_of)  # BUG


class Language(tf.keras.Model):
    def __init__(self, words, width):
        super().__init__()
        self.embed = tf.keras.layers.Embedding(words, width)
        self.embed.build((None,))
        self.cell = tf.keras.layers.GRU(width)
        self.out = Output(self.embed.embeddings)  # BUG

    def call(self, words):
        return self.out(self.cell(self.embed(words)))


model = Language(50, 8)
optimizer = tf.keras.optimizers.Adam(0.01)
words, following = tf.zeros([16, 5], tf.int32), tf.ones([16], tf.int32)
for turn in range(20):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.keras.losses.sparse_categorical_crossentropy(following, model(words), from_logits=True))
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
