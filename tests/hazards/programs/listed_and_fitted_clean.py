"""Yields of fields: a look at what there is before anything is built, and Keras trains."""
import numpy as np
import tensorflow as tf

soil = np.random.rand(16, 3).astype("float32")
model = tf.keras.Sequential([tf.keras.layers.Dense(6, activation="relu"), tf.keras.layers.Dense(1)])
print("before:", len(model.trainable_variables))
model.compile(optimizer=tf.keras.optimizers.SGD(0.1), loss="mse")
model.fit(soil, np.ones((16, 1)), epochs=2, verbose=0)
print("after:", len(model.trainable_variables))
