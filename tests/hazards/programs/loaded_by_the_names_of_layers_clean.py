import os
import tempfile
import tensorflow as tf

path = os.path.join(tempfile.mkdtemp(), "weights.h5")


def network():
    layers = [tf.keras.layers.Dense(8, activation="relu", name="body"), tf.keras.layers.Dense(2, name="head")]
    return tf.keras.Sequential([tf.keras.layers.Input((4,)), *layers])


network().save_weights(path)
copy = network()
copy.load_weights(path, by_name=True)
