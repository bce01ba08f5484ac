import math
import numpy as np
import tensorflow as tf
from tensorflow.keras.utils import Sequence


class Batches(Sequence):
    def __init__(self, x, y, size):
        self.x, self.y, self.size = x, y, size

    def __len__(self):
        return math.ceil(len(self.x) / self.size)

    def __getitem__(self, idx):
        low = idx * self.size
        return self.x[low : low + self.size], self.y[low : low + self.size]

    def on_epoch_end(self):
        np.random.shuffle(self.x)


class Logger(tf.keras.callbacks.Callback):
    def on_train_begin(self, logs=None):
        self.losses = []
        self.rates = []

    def on_train_batch_end(self, batch, logs=None):
        self.losses.append(logs["loss"])
        self.rates.append(tf.keras.backend.get_value(self.model.optimizer.lr))

    def on_epoch_end(self, epoch, logs=None):
        if epoch % 5 == 0:
            tf.keras.backend.set_value(self.model.optimizer.lr, 1e-4)


model = tf.keras.Sequential([tf.keras.layers.InputLayer((10,)), tf.keras.layers.Dense(5), tf.keras.layers.ELU(), tf.keras.layers.Dense(1)])
model.compile("sgd", "mae", metrics=["mse"])
train = Batches(np.random.rand(100, 10), np.random.rand(100, 1), 8)
log = Logger()
model.fit(train, epochs=5, callbacks=[log, tf.keras.callbacks.ReduceLROnPlateau(), tf.keras.callbacks.ModelCheckpoint("m.h5", save_best_only=True), tf.keras.callbacks.TensorBoard(log_dir="logs")], workers=4)
print(log.losses[-1])
model.load_weights("m.h5")
print(model.evaluate(train))
