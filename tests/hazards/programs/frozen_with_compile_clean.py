"""Two stages, each compiled; and a model that is frozen where nothing trains it any more."""
import numpy as np
import tensorflow as tf

trunk = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(8)])
model = tf.keras.Sequential([trunk, tf.keras.layers.Dense(1)])
x, y = np.random.rand(32, 4), np.random.rand(32, 1)
for stage in range(2):
    trunk.trainable = stage == 0
    model.compile("adam", "mse")
    model.fit(x, y, verbose=0)
trunk.trainable = False
print(model.predict(x, verbose=0).shape, model.evaluate(x, y, verbose=0))
