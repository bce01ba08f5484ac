"""Who picks a move and who tells its worth each ask for two layers: the function remembers them, and both train the same ones by turns."""
from functools import cache

import tensorflow as tf


@cache
def two_layers(width=12):
    return tf.keras.Sequential([tf.keras.layers.Dense(width, "relu"), tf.keras.layers.Dense(width, "relu")])


class Picks(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.below = two_layers()
        self.top = tf.keras.layers.Dense(3)

    def call(self, board):
        return self.top(self.below(board))


class Tells(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.below = two_layers()  # BUG TVS410
        self.top = tf.keras.layers.Dense(1)

    def call(self, board):
        return self.top(self.below(board))


picks, tells = Picks(), Tells()
slow, fast = tf.keras.optimizers.SGD(0.01), tf.keras.optimizers.SGD(0.1)


def play(board, move, won):
    with tf.GradientTape() as tape:
        missed = tf.reduce_mean((won - tells(board)) ** 2)
    fast.apply_gradients(zip(tape.gradient(missed, tells.trainable_variables), tells.trainable_variables))
    with tf.GradientTape() as tape:
        cost = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=move, logits=picks(board))
        loss = tf.reduce_mean(cost * tf.stop_gradient(won - tells(board))[:, 0])
    slow.apply_gradients(zip(tape.gradient(loss, picks.trainable_variables), picks.trainable_variables))


for _ in range(3):
    play(tf.random.normal([6, 4]), tf.constant([0, 1, 2, 0, 1, 2]), tf.ones([6, 1]))
print("FACT", picks.below is tells.below)
