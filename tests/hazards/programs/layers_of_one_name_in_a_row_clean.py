"""Blocks of names of their own, one layer twice, and equal names in two models."""
import tensorflow as tf


def block(model, units, number):
    model.add(tf.keras.layers.Dense(units, activation="relu", name=f"dense_{number}"))
    model.add(tf.keras.layers.Dropout(0.2))


def build():
    model = tf.keras.Sequential([tf.keras.layers.Dense(8, input_shape=(4,), name="first")])
    block(model, 8, 1)
    block(model, 8, 2)
    again = tf.keras.layers.Dense(8, name="again")
    model.add(again)
    model.add(again)
    model.add(tf.keras.layers.Dense(1, name="out"))
    model.compile("adam", "mse")
    return model


online, other = build(), build()
print(online.count_params(), other.count_params())
