"""Yields of fields are told from soil and weather; each part has a rate of its own."""
import numpy as np
import tensorflow as tf


class Yield(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.soil = tf.keras.layers.Dense(6, activation="relu")
        self.weather = tf.keras.layers.Dense(6, activation="relu")
        self.tell = tf.keras.Sequential([tf.keras.layers.Dense(1)])

    def call(self, soil, weather):
        return self.tell(tf.concat([self.soil(soil), self.weather(weather)], 1))


def descend(tape, loss, weights, rate):
    for weight, gradient in zip(weights, tape.gradient(loss, weights)):
        weight.assign_sub(rate * gradient)


soil, weather = np.random.rand(16, 3).astype("float32"), np.random.rand(16, 4).astype("float32")
model = Yield()
weights = [w for w in model.trainable_variables]  # BUG
for _ in range(20):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(soil, weather) - 1.0))
    descend(tape, loss, weights, 0.1)  # BUG
print(float(loss))
