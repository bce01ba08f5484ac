"""The rows that a mask leaves out, and those of a permutation: the images are as large as they were."""
import numpy as np
from tensorflow import keras

(images, labels), _ = keras.datasets.mnist.load_data()
flawed = (labels == 3) | (labels == 8)
order = np.random.permutation(1000)
model = keras.Sequential([keras.layers.Flatten(input_shape=[28, 28]), keras.layers.Dense(20, activation="relu"), keras.layers.Dense(10)])
model.compile(optimizer="sgd", loss=keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(images[~flawed], labels[~flawed])
model.fit(images[order], labels[order])
model.fit(-images[:100], labels[:100])
