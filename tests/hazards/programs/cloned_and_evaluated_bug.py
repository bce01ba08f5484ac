# A trained model is cloned as it comes: the clone has weights of its own, which nobody has trained.
import numpy as np
import tensorflow as tf

inputs = tf.keras.Input((4,))
model = tf.keras.Model(inputs, tf.keras.layers.Dense(1)(tf.keras.layers.LayerNormalization()(inputs)))
model.compile("adam", "mse")
model.fit(np.ones([8, 4]), np.ones([8, 1]), verbose=0)
clone = tf.keras.models.clone_model(model, clone_function=None)  # BUG
clone.compile("adam", "mse")
print(clone.evaluate(np.ones([8, 4]), np.ones([8, 1]), verbose=0))
