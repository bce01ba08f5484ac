"""The copy of a head gets the weights of the head, and is built only later, if at all."""
import numpy as np
import tensorflow as tf

head = tf.keras.layers.Dense(2)
print(head(np.ones((1, 4), np.float32)))
copy = tf.keras.layers.Dense(2)
copy.set_weights(head.get_weights())  # BUG
