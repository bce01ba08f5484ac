import os
import tempfile

import numpy as np
from tensorflow import keras
from tensorflow.keras import layers

BANDS = 16


def genre_net(genres, wide=False, lyrics=False):
    spectrum = keras.Input((40, BANDS))
    h = layers.Dense(BANDS)(spectrum) if wide else spectrum  # the only one of its class that has these shapes
    h = layers.Conv1D(BANDS, 3, padding="same", activation="relu")(h)
    h = layers.Conv1D(BANDS, 3, padding="same", activation="tanh")(h)
    if lyrics:
        h = layers.Conv1D(BANDS, 3, padding="same", activation="relu")(h)
    return keras.Model(spectrum, layers.Dense(genres)(layers.GlobalAveragePooling1D()(h)))


def compiled(model):
    model.compile("adam", keras.losses.SparseCategoricalCrossentropy(from_logits=True))
    return model


path = os.path.join(tempfile.mkdtemp(), "mono.weights.h5")
mono = compiled(genre_net(genres=5))
mono.fit(np.random.rand(32, 40, BANDS), np.random.randint(0, 5, 32), verbose=0)
mono.save_weights(path)

longer = compiled(genre_net(genres=9, lyrics=True))
longer.load_weights(path, skip_mismatch=True)
longer.fit(np.random.rand(32, 40, BANDS), np.random.randint(0, 9, 32), verbose=0)
wider = compiled(genre_net(genres=9, wide=True))
wider.load_weights(path, skip_mismatch=True)
wider.fit(np.random.rand(32, 40, BANDS), np.random.randint(0, 9, 32), verbose=0)
