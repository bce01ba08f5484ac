"""Heights of tides: a known network gets a new last layer, and both are stepped by hand."""
import numpy as np
import tensorflow as tf


class Tuner(tf.Module):
    def __init__(self, body, rate):
        super().__init__()
        self.body = body
        self.height = tf.keras.layers.Dense(1)
        self.rate = rate
        self.learned = [*body.trainable_variables, *self.height.trainable_variables]  # BUG

    def step(self, moon, sea):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.abs(self.height(self.body(moon)) - sea))  # BUG
        slopes = tape.gradient(loss, self.learned)  # BUG
        for slope, variable in zip(slopes, self.learned):  # BUG
            variable.assign_sub(self.rate * slope)
        return loss


body = tf.keras.Sequential([tf.keras.layers.Input((5,)), tf.keras.layers.Dense(7, activation="tanh")])
tuner = Tuner(body, 0.02)
rng = np.random.default_rng(0)
for _ in range(4):
    print(float(tuner.step(rng.normal(size=(6, 5)).astype("float32"), rng.normal(size=(6, 1)).astype("float32"))))
