"""A model that was made before the scope of a strategy is compiled inside of it, and fitted."""

import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self):
        self.strategy = tf.distribute.MirroredStrategy(["/cpu:0"])

    def prepare(self, model):
        with self.strategy.scope():
            model.compile(tf.keras.optimizers.SGD(0.1), "mse")  # BUG
        return model

    def run(self, model):
        self.prepare(model).fit(np.ones((4, 3)), np.ones((4, 1)), verbose=0)  # BUG


regressor = tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(1)])
Trainer().run(regressor)
