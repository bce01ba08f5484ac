"""Turned about, the images are as large as they were: a quarter of their rows is not what the layer was built for."""
from tensorflow import keras

(images, labels), _ = keras.datasets.mnist.load_data()
model = keras.Sequential([keras.layers.Flatten(input_shape=[28, 28]), keras.layers.Dense(20, activation="relu"), keras.layers.Dense(10)])
model.compile(optimizer="sgd", loss=keras.losses.SparseCategoricalCrossentropy(from_logits=True))
model.fit(-images[:, :7], labels)  # BUG
