"""The learner's thread trains a model that the main one has made."""
import threading

import numpy as np
import tensorflow as tf
from tensorflow import keras

tf.reset_default_graph()


class Learner(threading.Thread):
    def __init__(self):
        super().__init__()
        state = keras.layers.Input((4,))
        self.model = keras.Model(state, keras.layers.Dense(2)(keras.layers.Dense(16, activation="tanh")(state)))
        self.model.compile("adam", "mse")

    def run(self):
        for _ in range(10):
            self.model.train_on_batch(np.random.rand(8, 4), np.random.rand(8, 2))  # BUG


learner = Learner()
learner.start()
learner.join()
