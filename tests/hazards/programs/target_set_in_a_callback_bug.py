"""A callback copies the weights of the model that is fitted into that model."""
import numpy as np
import tensorflow as tf


class Sync(tf.keras.callbacks.Callback):
    def __init__(self, target):
        super().__init__()
        self.target = target

    def on_epoch_end(self, epoch, logs=None):
        self.target.set_weights(self.model.get_weights())  # BUG


online = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,)), tf.keras.layers.Dense(2)])
target = online
online.compile("sgd", "mse")
online.fit(np.ones([8, 4]), np.ones([8, 2]), epochs=3, callbacks=[Sync(target)], verbose=0)
