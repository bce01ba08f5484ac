"""TensorFlow 1 lists what a Keras model trains where it is compiled."""
import numpy as np
import tensorflow as tf

tf.logging.set_verbosity(tf.logging.ERROR)
tf.keras.backend.set_session(tf.Session())


def network():
    inputs = tf.keras.layers.Input((5,))
    hidden = tf.keras.layers.Dense(7, activation="relu", name="pretrained")(inputs)
    return tf.keras.models.Model(inputs, tf.keras.layers.Dense(2, name="head")(hidden))


model = network()
model.compile(tf.keras.optimizers.SGD(0.1), "mse")
for layer in model.layers[:-1]:
    layer.trainable = False
model.fit(np.random.rand(12, 5), np.random.rand(12, 2), epochs=2, verbose=0)  # BUG
