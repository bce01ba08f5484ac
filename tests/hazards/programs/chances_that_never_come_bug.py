import random

import numpy as np
import tensorflow as tf

x, y = tf.ones([8, 3]), tf.ones([8, 1])
model = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(1)])
model.compile(loss="mse", optimizer="sgd")
model.fit(x, y, epochs=3, verbose=0)
first = tf.keras.models.clone_model(model)  # BUG
if np.random.random() > 1:
    first.set_weights(model.get_weights())
second = tf.keras.models.clone_model(model)  # BUG
if random.uniform(0.0, 0.5) > 0.5:
    second.set_weights(model.get_weights())
for copy in (first, second):
    print(copy.predict(x, verbose=0)[0])
