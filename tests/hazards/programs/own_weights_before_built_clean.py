import numpy as np
import tensorflow as tf


def check_layer(layer_class, inputs, **kwargs):
    layer = layer_class(**kwargs)
    weights = layer.get_weights()
    layer.set_weights(weights)
    outputs = layer(inputs)
    again = layer_class.from_config(layer.get_config())
    assert again.name == layer.name
    return outputs


x = np.ones((2, 4), np.float32)
assert check_layer(tf.keras.layers.Dense, x, units=3).shape == (2, 3)
assert check_layer(tf.keras.layers.Dense, x, units=5, activation="relu").shape == (2, 5)
