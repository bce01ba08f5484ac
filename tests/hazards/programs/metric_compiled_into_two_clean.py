"""Each model has a metric of its own; and one that is set to zero before each batch may as well be told to both."""
import numpy as np
import tensorflow as tf


def network(name):
    return tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(3,))], name=name)



pair = [network("left"), network("right")]
for net in pair:
    net.compile("sgd", "binary_crossentropy", metrics=[tf.keras.metrics.BinaryAccuracy(name="hits")])
for epoch in range(2):
    for net in pair:
        net.reset_metrics()
    for _ in range(3):
        x = np.random.randn(8, 3)
        y = (x[:, 0] > 0).astype("float32")
        left = pair[0].train_on_batch(x, y, reset_metrics=False)
        right = pair[1].train_on_batch(x, 1 - y, reset_metrics=False)
    print(epoch, left, right)

shared = tf.keras.metrics.BinaryAccuracy(name="hits")
for net in pair:
    net.compile("sgd", "binary_crossentropy", metrics=[shared])
for _ in range(3):
    left = pair[0].train_on_batch(x, y)
    right = pair[1].train_on_batch(x, 1 - y)
for _ in range(3):
    pair[0].reset_metrics()
    left = pair[0].train_on_batch(x, y, reset_metrics=False)
    pair[1].reset_metrics()
    right = pair[1].train_on_batch(x, 1 - y, reset_metrics=False)
