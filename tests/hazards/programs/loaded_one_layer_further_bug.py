import os
import tempfile

import numpy as np
from tensorflow import keras
from tensorflow.keras import layers

BANDS = 16


def genre_net(genres, mono=True):
    spectrum = keras.Input((40, BANDS))
    h = spectrum
    if not mono:
        h = layers.Conv1D(BANDS, 3, padding="same", activation="relu")(h)  # BUG
    h = layers.Conv1D(BANDS, 3, padding="same", activation="relu")(h)  # BUG
    h = layers.Conv1D(BANDS, 3, padding="same", activation="tanh")(h)
    return keras.Model(spectrum, layers.Dense(genres)(layers.GlobalAveragePooling1D()(h)))


path = os.path.join(tempfile.mkdtemp(), "mono.weights.h5")
mono = genre_net(genres=5)
mono.compile("adam", keras.losses.SparseCategoricalCrossentropy(from_logits=True))
mono.fit(np.random.rand(32, 40, BANDS), np.random.randint(0, 5, 32), verbose=0)
mono.save_weights(path)

stereo = genre_net(genres=9, mono=False)
stereo.load_weights(path, skip_mismatch=True)  # BUG
stereo.compile("adam", keras.losses.SparseCategoricalCrossentropy(from_logits=True))
stereo.fit(np.random.rand(32, 40, BANDS), np.random.randint(0, 9, 32), verbose=0)
convs = [[w.numpy() for w in model.weights if w.numpy().ndim == 3] for model in (mono, stereo)]
print([w.shape for w in convs[1]])
