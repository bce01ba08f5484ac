import numpy as np
import tensorflow as tf


def make_grader():
    inputs = tf.keras.Input((30,))
    code = tf.keras.layers.Dense(10, "relu", name="code")(inputs)
    return tf.keras.Model(inputs, tf.keras.layers.Dense(1, "sigmoid", name="grade")(code))


essays, grades = np.random.rand(64, 30), np.random.randint(0, 2, (64, 1))
grader = make_grader()
grader.compile("adam", "binary_crossentropy")
grader.fit(essays, grades, verbose=0)
grader.save_weights("grader.weights.h5")

loaded = make_grader()
loaded.load_weights("grader.weights.h5")
codes = tf.keras.Model(loaded.input, loaded.get_layer("code").output)
print(codes.predict(essays[:4], verbose=0).std())
