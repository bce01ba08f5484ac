"""A second ear is made by the configuration of the first, under another name, and both are heard by one model."""
import numpy as np
import tensorflow as tf


def ear(name):
    sound = tf.keras.Input((8,))
    return tf.keras.Model(sound, tf.keras.layers.Dense(3, activation="relu")(sound), name=name)


near = ear("ear")
settings = near.get_config()
settings["name"] = "far_ear"
far = tf.keras.Model.from_config(settings)
far.set_weights(near.get_weights())
stacked = tf.keras.Sequential([tf.keras.Input((8,)), tf.keras.layers.Dense(3)], name="stacked")
other = tf.keras.Sequential.from_config({**stacked.get_config(), "name": "other"})
other.set_weights(stacked.get_weights())
left, right = tf.keras.Input((8,)), tf.keras.Input((8,))
heard = tf.keras.layers.Concatenate()([near(left), far(right), stacked(left), other(right)])
head = tf.keras.Model([left, right], tf.keras.layers.Dense(1)(heard))
print([layer.name for layer in head.layers], far.name, other.name)
head.compile("sgd", "mse")
head.fit([np.ones((4, 8)), np.ones((4, 8))], np.ones((4, 1)), verbose=0)
