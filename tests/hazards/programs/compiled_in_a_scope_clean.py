"""A model is made in the scope of a strategy and compiled outside of it; another one is made and compiled before any scope is open."""

import numpy as np
import tensorflow as tf


class Trainer:
    def __init__(self):
        self.strategy = tf.distribute.MirroredStrategy(["/cpu:0"])

    def prepare(self, make):
        with self.strategy.scope():
            model = make()
            model.compile(tf.keras.optimizers.SGD(0.1), "mse")
        return model

    def run(self, make):
        self.prepare(make).fit(np.ones((4, 3)), np.ones((4, 1)), verbose=0)


def regressor():
    return tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(1)])


before = regressor()
before.compile("sgd", "mse")
before.fit(np.ones((4, 3)), np.ones((4, 1)), verbose=0)
Trainer().run(regressor)
with tf.distribute.MirroredStrategy(["/cpu:0"]).scope():
    print(before.predict(np.ones((2, 3)), verbose=0).shape)
