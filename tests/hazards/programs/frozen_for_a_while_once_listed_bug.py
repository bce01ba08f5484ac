"""An encoder is frozen while the decoder warms up, and thawed after that: what is stepped, by hand, was listed before."""
import numpy as np
import tensorflow as tf


class Translator(tf.keras.Model):
    def __init__(self, words):
        super().__init__()
        self.encoder = tf.keras.Sequential([
            tf.keras.layers.Embedding(words, 8),
            tf.keras.layers.GlobalAveragePooling1D(),
            tf.keras.layers.Dense(8, activation="tanh"),
        ])
        self.decoder = tf.keras.layers.Dense(words)

    def call(self, ids):
        return self.decoder(self.encoder(ids))


def descend(model, weights, ids, target, rate):
    with tf.GradientTape() as tape:
        losses = tf.nn.sparse_softmax_cross_entropy_with_logits(labels=target, logits=model(ids))
        loss = tf.reduce_mean(losses)
    for weight, slope in zip(weights, tape.gradient(loss, weights)):  # BUG
        weight.assign(weight - rate * tf.convert_to_tensor(slope))  # BUG


model = Translator(20)
ids, target = np.random.randint(0, 20, (6, 5)), np.random.randint(0, 20, 6)
model(ids)
weights = model.trainable_weights  # BUG
model.encoder.trainable = False  # BUG
before = model.encoder.layers[2].get_weights()[0]
for _ in range(3):
    descend(model, weights, ids, target, 0.1)  # BUG
print("FACT", abs(before - model.encoder.layers[2].get_weights()[0]).max() > 0)
model.encoder.trainable = True
for _ in range(3):
    descend(model, weights, ids, target, 0.01)
