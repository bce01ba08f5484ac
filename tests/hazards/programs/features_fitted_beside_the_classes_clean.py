"""Models of layers in the middle of another one, one of which is fitted alone."""
import numpy as np
import tensorflow as tf

layers = tf.keras.layers
model = tf.keras.Sequential([layers.Dense(8, activation="relu", input_shape=(4,)), layers.Dense(3, name="code"), layers.Dense(4)])
encoder = tf.keras.Model(model.inputs, model.get_layer("code").output)
decoder = tf.keras.Model(model.layers[-1].input, model.layers[-1].output)
assert len(encoder.weights) == 4 and len(decoder.weights) == 2
model.compile("adam", "mse")
model.fit(np.ones([8, 4]), np.ones([8, 4]), verbose=0)
codes = encoder.predict(np.ones([2, 4]), verbose=0)
print(decoder.predict(codes, verbose=0))
probe = tf.keras.Sequential([encoder, layers.Dense(1)])
encoder.trainable = False
probe.compile("sgd", "mse")
probe.fit(np.ones([8, 4]), np.ones([8, 1]), verbose=0)
