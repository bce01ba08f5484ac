import os
import tempfile
import tensorflow as tf

PATH = os.path.join(tempfile.mkdtemp(), "q.weights.h5")


def build():
    return tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(2)])


build().save_weights(PATH)
online = build()
target = build()
target.set_weights(online.get_weights())  # BUG
online.load_weights(PATH)  # BUG
x = tf.ones([1, 4])
print(online(x) - target(x))
