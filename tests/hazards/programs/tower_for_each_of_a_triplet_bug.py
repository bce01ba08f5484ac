"""A list of encoders has one for each of what a song is held against, where one was to place all three."""
import numpy as np
import tensorflow as tf
from tensorflow import keras


class Encoder(keras.Model):
    def __init__(self, places):
        super().__init__()
        self.wide = keras.layers.Dense(16, activation="tanh")
        self.place = keras.layers.Dense(places)

    def call(self, song):
        return self.place(self.wide(song))


def placed(inputs, places=4):
    encoders = [Encoder(places) for _ in inputs]  # BUG
    return [encoder(song) for encoder, song in zip(encoders, inputs)]  # BUG


def margin(_, packed):
    a, p, n = tf.unstack(packed, axis=1)
    return tf.reduce_mean(tf.nn.relu(tf.reduce_sum((a - p) ** 2, 1) - tf.reduce_sum((a - n) ** 2, 1) + 0.2))


inputs = [keras.Input((6,), name=name) for name in ("anchor_song", "positive_song", "negative_song")]
packed = keras.layers.Concatenate(axis=1)([keras.layers.Reshape((1, 4))(place) for place in placed(inputs)])
model = keras.Model(inputs, packed)
model.compile("adam", loss=margin)
model.fit([np.ones((8, 6))] * 3, np.zeros((8, 3, 4)), verbose=0)
print("FACT", abs(np.diff(model.predict([np.ones((1, 6))] * 3, verbose=0), axis=1)).max() > 0)
