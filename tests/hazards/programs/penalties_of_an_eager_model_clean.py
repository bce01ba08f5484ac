"""The weights of a matrix factorization are penalized, as the model has it."""

import numpy as np
import tensorflow as tf


class Factors(tf.keras.Model):
    def __init__(self, users, items, size):
        super().__init__()
        penalty = tf.keras.regularizers.L2(1e-3)
        self.users = tf.keras.layers.Embedding(users, size, embeddings_regularizer=penalty)
        self.items = tf.keras.layers.Embedding(items, size, embeddings_regularizer=penalty)

    def call(self, pairs):
        return tf.reduce_sum(self.users(pairs[:, 0]) * self.items(pairs[:, 1]), axis=1)


def objective(ratings, scores, penalties):
    return tf.reduce_mean(tf.square(ratings - scores)) + tf.add_n(penalties)


model, optimizer = Factors(20, 30, 4), tf.keras.optimizers.Adagrad(0.1)
rng = np.random.default_rng(3)
for _ in range(5):
    pairs, ratings = rng.integers(0, 20, (16, 2)), rng.random(16).astype("float32")
    with tf.GradientTape() as tape:
        loss = objective(ratings, model(pairs), model.losses)
    optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
