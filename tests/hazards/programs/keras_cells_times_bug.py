import numpy as np
import tensorflow as tf


def encoder(depth, units):
    cells = [tf.keras.layers.LSTMCell(units)] * depth  # BUG
    return tf.keras.layers.RNN(cells)  # BUG


inputs = tf.keras.Input((None, 8))
outputs = tf.keras.layers.Dense(2)(encoder(3, 8)(inputs))  # BUG
model = tf.keras.Model(inputs, outputs)
assert len(model.trainable_variables) == 5
