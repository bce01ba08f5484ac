"""Each view of a song has an encoder of its own; several encoders look at one anchor; what asks has another than what answers."""
import numpy as np
import tensorflow as tf
from tensorflow import keras


def encoder(places=4):
    return keras.Sequential([keras.Input((6,)), keras.layers.Dense(16, activation="tanh"), keras.layers.Dense(places)])


def margin(_, packed):
    a, p, n = tf.unstack(packed, axis=1)
    return tf.reduce_mean(tf.nn.relu(tf.reduce_sum((a - p) ** 2, 1) - tf.reduce_sum((a - n) ** 2, 1) + 0.2))


def side_by_side(places):
    return keras.layers.Concatenate(axis=1)([keras.layers.Reshape((1, 4))(place) for place in places])


views = [keras.Input((6,), name=name) for name in ("melody", "rhythm", "words")]
encoders = [encoder() for _ in views]
of_views = keras.Model(views, side_by_side([each(view) for each, view in zip(encoders, views)]))

anchor = keras.Input((6,), name="anchor")
encoders = [encoder() for _ in range(3)]
ensemble = keras.Model(anchor, side_by_side([each(anchor) for each in encoders]))

triplet = [keras.Input((6,), name=name) for name in ("anchor_song", "positive_song", "negative_song")]
asking, answering = encoder(), encoder()
two = keras.Model(triplet, side_by_side([asking(triplet[0]), answering(triplet[1]), answering(triplet[2])]))

for model, given in ((of_views, 3), (ensemble, 1), (two, 3)):
    model.compile("adam", loss=margin)
    model.fit([np.ones((8, 6))] * given, np.zeros((8, 3, 4)), verbose=0)
