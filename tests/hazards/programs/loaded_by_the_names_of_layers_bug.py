import os
import tempfile
import tensorflow as tf

path = os.path.join(tempfile.mkdtemp(), "weights.h5")


def network():
    return tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(2)])


network().save_weights(path)
copy = network()
copy.load_weights(path, by_name=True)  # BUG
