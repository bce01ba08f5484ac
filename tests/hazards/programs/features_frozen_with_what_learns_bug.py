import numpy as np
import tensorflow as tf

grader = tf.keras.Sequential(
    [
        tf.keras.Input((30,)),
        tf.keras.layers.Dense(40, "relu"),
        tf.keras.layers.Dense(10, "relu", name="code"),
        tf.keras.layers.Dense(1, "sigmoid"),
    ]
)
codes = tf.keras.Model(grader.inputs, grader.get_layer("code").output)  # BUG
codes.trainable = False  # BUG
grader.compile("adam", "binary_crossentropy")

essays, grades = np.random.rand(64, 30), np.random.randint(0, 2, (64, 1))
for term in range(3):
    grader.fit(essays, grades, verbose=0)
    print(term, codes.predict(essays[:4], verbose=0).std())
