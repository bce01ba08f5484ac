import os
import tempfile

import numpy as np
from tensorflow import keras
from tensorflow.keras import layers

BANDS = 16


def genre_net(genres, mono=True):
    spectrum = keras.Input((40, BANDS))
    trunk = keras.Sequential([
        layers.Conv1D(BANDS, 3, padding="same", activation="relu"),
        layers.Conv1D(BANDS, 3, padding="same", activation="tanh"),
    ])
    h = spectrum if mono else layers.Conv1D(BANDS, 3, padding="same", activation="relu")(spectrum)
    return keras.Model(spectrum, layers.Dense(genres)(layers.GlobalAveragePooling1D()(trunk(h))))


path = os.path.join(tempfile.mkdtemp(), "mono.weights.h5")
mono = genre_net(genres=5)
mono.save_weights(path)
stereo = genre_net(genres=9, mono=False)
stereo.load_weights(path, skip_mismatch=True)
same = genre_net(genres=5)
same.load_weights(path)
print(np.sum(same.predict(np.ones([1, 40, BANDS]), verbose=0)))
