"""A trained model is served by what its JSON makes, which tells of layers and not of weights."""

import numpy as np
import tensorflow as tf


class Service:
    def __init__(self, text):
        self.model = tf.keras.models.model_from_json(text)  # BUG

    def answer(self, row):
        return self.model.predict(row[None], verbose=0)[0]


data = np.random.rand(64, 6)
model = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(12, activation="selu"), tf.keras.layers.Dense(2)])
model.compile("nadam", "mae")
model.fit(data, data[:, :2], epochs=3, verbose=0)
service = Service(model.to_json())
print(service.answer(data[0]))
