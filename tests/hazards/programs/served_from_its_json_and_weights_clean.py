"""What the JSON of a trained model makes is given its weights, or learns by itself, or is told of by a file of something else."""

import sys

import numpy as np
import tensorflow as tf

data = np.random.rand(64, 6)
model = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(12, activation="selu"), tf.keras.layers.Dense(2)])
model.compile("nadam", "mae")
model.fit(data, data[:, :2], epochs=3, verbose=0)

served = tf.keras.models.model_from_json(model.to_json())
served.set_weights(model.get_weights())
print(served.predict(data[:2], verbose=0))

rival = tf.keras.Sequential.from_config(model.get_config())
rival.compile("sgd", "mae")
rival.fit(data, data[:, :2], verbose=0)
print(rival.predict(data[:2], verbose=0))

if len(sys.argv) > 1:
    with open(sys.argv[1]) as file:
        print(tf.keras.models.model_from_json(file.read()).predict(data[:2], verbose=0))
