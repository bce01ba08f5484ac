"""Two networks begin with the same weights, of which one learns; and weights are drawn around those of another one."""
import numpy as np
import tensorflow as tf


def make():
    return tf.keras.Sequential([
        tf.keras.layers.BatchNormalization(input_shape=[4]),
        tf.keras.layers.Dense(6, activation="relu"),
        tf.keras.layers.Dense(2),
    ])


x, y = np.random.rand(32, 4), np.arange(32) % 2
learner, baseline, drawn = make(), make(), make()
first = [np.array(v.numpy()) for v in learner.trainable_variables]
for v, value in zip(baseline.trainable_variables, first):
    v.assign(value)
for v in drawn.trainable_variables:
    v.assign(np.random.normal(size=v.shape))
learner.compile("sgd", tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
learner.fit(x, y, epochs=2, verbose=0)
print(learner.predict(x).mean(), baseline.predict(x).mean(), drawn.predict(x).mean())
print([float(abs(v.numpy()).max()) for v in learner.trainable_variables])
