"""A reader of meters is trained for ten digits, and a model for sixteen begins from what was written of it."""

import tempfile

import tensorflow as tf


def reader(digits):
    return tf.keras.Sequential([
        tf.keras.Input([12]),
        tf.keras.layers.Dense(8, activation="relu"),
        tf.keras.layers.Dense(digits),
    ])


def main():
    decimal = reader(10)
    decimal.compile("sgd", "mse")
    decimal.fit(tf.random.normal([4, 12]), tf.zeros([4, 10]), verbose=0)
    path = tf.train.Checkpoint(reader=decimal).write(tempfile.mkdtemp() + "/decimal")
    hexadecimal = reader(16)
    tf.train.Checkpoint(reader=hexadecimal).read(path)  # BUG
    hexadecimal.compile("sgd", "mse")
    hexadecimal.fit(tf.random.normal([4, 12]), tf.zeros([4, 16]), verbose=0)


main()
