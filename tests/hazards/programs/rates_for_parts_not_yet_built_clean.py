"""Yields of fields: what is trained is listed when it is there, or asked for in each step; a frozen part is not trained at all."""
import numpy as np
import tensorflow as tf


class Yield(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.soil = tf.keras.layers.Dense(6, activation="relu")
        self.tell = tf.keras.layers.Dense(1)

    def call(self, soil):
        return self.tell(self.soil(soil))


class Descent:
    def __init__(self, *parts):
        self.parts = parts

    @property
    def weights(self):
        return [w for part in self.parts for w in part.trainable_variables]

    def step(self, tape, loss):
        for weight, gradient in zip(self.weights, tape.gradient(loss, self.weights)):
            weight.assign_sub(0.1 * gradient)


def descend(tape, loss, weights, rate):
    for weight, gradient in zip(weights, tape.gradient(loss, weights)):
        weight.assign_sub(rate * gradient)


def loss_of(model, soil):
    return tf.reduce_mean(tf.square(model(soil) - 1.0))


soil = np.random.rand(16, 3).astype("float32")

built = Yield()
built(soil)
weights = list(built.trainable_variables)
for _ in range(20):
    with tf.GradientTape() as tape:
        loss = loss_of(built, soil)
    descend(tape, loss, weights, 0.1)

asked = Yield()
print("before:", len(asked.trainable_variables))
descent = Descent(asked.soil, asked.tell)
for _ in range(20):
    with tf.GradientTape() as tape:
        loss = loss_of(asked, soil)
    descent.step(tape, loss)

frozen = Yield()
frozen.trainable = False
nothing = list(frozen.trainable_variables)
with tf.GradientTape() as tape:
    loss = loss_of(frozen, soil)
descend(tape, loss, nothing, 0.1)

looked = Yield()
print("before:", len(looked.trainable_variables))
seen = tf.constant(soil)
with tf.GradientTape() as tape:
    tape.watch(seen)
    loss = loss_of(looked, seen)
print(tape.gradient(loss, seen))
