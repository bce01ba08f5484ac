"""The weights of a deep network are read into a shallow one."""

import os
import tempfile

import tensorflow as tf


class Ranker(tf.keras.Sequential):
    def __init__(self, depth):
        super().__init__()
        for number in range(depth):
            self.add(tf.keras.layers.Dense(6, activation="tanh", name=f"hidden{number}"))
        self.add(tf.keras.layers.Dense(1, name="rank"))
        self.build((None, 4))


kept = os.path.join(tempfile.mkdtemp(), "ranker.hdf5")
deep, shallow = Ranker(3), Ranker(2)
deep.save_weights(kept)
shallow.load_weights(kept)  # BUG TVS515
