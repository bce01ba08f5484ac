"""Layers of Keras in a graph of TensorFlow 1 keep their penalties, and the loss is summed of what the collections have."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Encoder(object):
    def __init__(self, decay):
        penalty = tf.keras.regularizers.l2(decay)
        self.stem = tf.keras.layers.Conv1D(6, 3, activation="relu", kernel_regularizer=penalty)
        self.head = tf.keras.layers.Dense(2, kernel_regularizer=penalty)

    def __call__(self, signal):
        return self.head(tf.reduce_mean(self.stem(signal), axis=1))


def build(decay):
    signal = tf.placeholder(tf.float32, [None, 20, 1])
    label = tf.placeholder(tf.int64, [None])
    tf.losses.sparse_softmax_cross_entropy(labels=label, logits=Encoder(decay)(signal))
    total = tf.losses.get_total_loss()  # BUG TVS305
    return signal, label, tf.train.MomentumOptimizer(0.05, 0.9).minimize(total)


signal, label, step = build(1e-3)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(4):
        session.run(step, {signal: np.random.rand(5, 20, 1), label: np.random.randint(0, 2, 5)})
