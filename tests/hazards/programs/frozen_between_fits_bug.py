"""Two stages: the second one is to train the head alone."""
import numpy as np
import tensorflow as tf

trunk = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(8)])
model = tf.keras.Sequential([trunk, tf.keras.layers.Dense(1)])
model.compile("adam", "mse")
x, y = np.random.rand(32, 4), np.random.rand(32, 1)
model.fit(x, y, verbose=0)
before = [w.numpy().copy() for w in trunk.weights]
trunk.trainable = False
history = model.fit(x, y, epochs=2, verbose=0)  # BUG
print([bool(np.any(a != b.numpy())) for a, b in zip(before, trunk.weights)])
