"""How like two stamps are, by one network; how letters answer each other, by two; and parts of a stamp that look at each other, by two."""
import numpy as np
import tensorflow as tf


def printer(name):
    stamp = tf.keras.Input((10,))
    h = tf.keras.layers.Dense(6, activation="relu")(stamp)
    return tf.keras.Model(stamp, tf.keras.layers.UnitNormalization()(tf.keras.layers.Dense(4)(h)), name=name)


def again(network, name):
    return tf.keras.Model.from_config({**network.get_config(), "name": name})


def likeness():
    found, known = tf.keras.Input((10,), name="found"), tf.keras.Input((10,), name="known")
    prints = printer("prints")
    return tf.keras.Model([found, known], tf.keras.layers.Dot(axes=1)([prints(found), prints(known)]))


def answers():
    letter, answer = tf.keras.Input((10,), name="letter"), tf.keras.Input((10,), name="reply")
    written = printer("written")
    return tf.keras.Model([letter, answer], tf.keras.layers.Dot(axes=1)([written(letter), again(written, "replied")(answer)]))


def looks():
    parts = tf.keras.Input((10,))
    looking = printer("looking")
    looked_at = again(looking, "looked_at")
    return tf.keras.Model(parts, tf.keras.layers.Dot(axes=1)([looking(parts), looked_at(parts)]))


class Looks(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.looking = printer("eager_looking")
        self.looked_at = again(self.looking, "eager_looked_at")

    def call(self, parts):
        return tf.matmul(self.looking(parts), self.looked_at(parts), transpose_b=True)


models = likeness(), answers(), looks(), Looks()
stamps = np.ones((4, 10), "float32")
models[3](stamps)
for model in models:
    optimizer = tf.keras.optimizers.SGD(0.1)
    for _ in range(2):
        with tf.GradientTape() as tape:
            given = stamps if model in models[2:] else [stamps, stamps[::-1]]
            loss = tf.reduce_mean((model(given) - 1.0) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
print(float(tf.reduce_min(models[0]([stamps, stamps]))))
print(float(tf.reduce_min(models[2](stamps))), float(tf.reduce_min(models[3](stamps))))
