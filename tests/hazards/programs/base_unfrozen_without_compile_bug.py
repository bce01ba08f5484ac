"""What is set of a model is set of the layers inside it, which the other model is made of too."""
import numpy as np
import tensorflow as tf

inputs = tf.keras.Input((8,))
base = tf.keras.Model(inputs, tf.keras.layers.Dense(4, activation="relu")(inputs))
base.trainable = False
model = tf.keras.Model(base.input, tf.keras.layers.Dense(2)(base.output))
model.compile("sgd", "mse")
x, y = np.random.rand(16, 8), np.random.rand(16, 2)
model.fit(x, y, epochs=2, verbose=0)
before = base.get_weights()[0]
base.trainable = True
model.fit(x, y, epochs=2, verbose=0)  # BUG
assert np.array_equal(before, base.get_weights()[0])
