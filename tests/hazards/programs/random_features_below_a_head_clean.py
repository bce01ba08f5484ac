import numpy as np
import tensorflow as tf

essays, grades = np.random.rand(64, 30), np.random.randint(0, 2, (64, 1))

# A head on random features, which are a model of their own.
features = tf.keras.Sequential([tf.keras.Input((30,)), tf.keras.layers.Dense(200, "relu"), tf.keras.layers.Dense(100, "relu")])
features.trainable = False
head = tf.keras.layers.Dense(1, "sigmoid")
grader = tf.keras.Model(features.inputs, head(features.outputs[0]))
grader.compile("adam", "binary_crossentropy")
grader.fit(essays, grades, verbose=0)
print(features.predict(essays[:4], verbose=0).std())

# The same, of the layers of one model: it is said of each.
inputs = tf.keras.Input((30,))
drawn = tf.keras.layers.Dense(200, "relu", trainable=False)
hidden = drawn(inputs)
scorer = tf.keras.Model(inputs, tf.keras.layers.Dense(1, "sigmoid")(hidden))
below = tf.keras.Model(inputs, hidden)
drawn.trainable = False
below.trainable = False
scorer.compile("adam", "binary_crossentropy")
scorer.fit(essays, grades, verbose=0)
print(below.predict(essays[:4], verbose=0).std())
