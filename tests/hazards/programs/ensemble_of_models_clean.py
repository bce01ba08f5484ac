import numpy as np
import tensorflow as tf


def make():
    model = tf.keras.Sequential([tf.keras.layers.Input((3,)), tf.keras.layers.Dense(4, activation="tanh"), tf.keras.layers.Dense(1)])
    model.compile("sgd", "mse")
    return model


members = [make() for _ in range(3)]
for seed, member in enumerate(members):
    rng = np.random.RandomState(seed)
    member.fit(rng.rand(16, 3), rng.rand(16, 1), epochs=1, verbose=0)
predictions = [member.predict(np.ones((2, 3)), verbose=0) for member in members]
print(np.std(predictions, axis=0))
