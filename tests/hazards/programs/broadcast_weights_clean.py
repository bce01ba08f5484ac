"""The weights of one model go to all of them, and so to that one as well; and back to it once it has been tried out."""

import tensorflow as tf


def make():
    return tf.keras.Sequential([tf.keras.Input((3,)), tf.keras.layers.Dense(2)])


models = [make() for _ in range(3)]
for model in models:
    model.set_weights(models[0].get_weights())
best = models[0].get_weights()
models[0].compile("sgd", "mse")
models[0].fit(tf.ones([2, 3]), tf.ones([2, 2]), verbose=0)
models[0].set_weights(best)
