import numpy as np
import tensorflow as tf
from tensorflow import keras


def tower(n):
    inp = keras.Input((n,))
    h = keras.layers.Dense(12, activation="relu")(inp)
    return keras.Model(inp, keras.layers.Dense(4)(h))


def embed(x):
    return tower(x.shape[-1])(x)


def margin(_, packed):
    a, p, n = tf.unstack(packed, axis=1)
    return tf.reduce_mean(tf.nn.relu(tf.reduce_sum((a - p) ** 2, 1) - tf.reduce_sum((a - n) ** 2, 1) + 0.2))


inputs = [keras.Input((6,), name=name) for name in ("anchor_face", "positive_face", "negative_face")]
encoder = tower(6)
packed = keras.layers.Concatenate(axis=1)([keras.layers.Reshape((1, 4))(encoder(x)) for x in inputs])
model = keras.Model(inputs, packed)
model.compile("adam", loss=margin)
model.fit([np.ones((8, 6))] * 3, np.zeros((8, 3, 4)), verbose=0)

views = [keras.Input((6,), name=name) for name in ("front", "side", "top")]  # each view has its own
together = keras.Model(views, keras.layers.Dense(1)(keras.layers.Concatenate()([embed(x) for x in views])))
together.compile("adam", loss="mse")
together.fit([np.ones((8, 6))] * 3, np.zeros((8, 1)), verbose=0)
