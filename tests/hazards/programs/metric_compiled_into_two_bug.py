"""One metric object is told to two models, and their batches take turns."""
import numpy as np
import tensorflow as tf


def network(name):
    return tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(3,))], name=name)


hits = tf.keras.metrics.BinaryAccuracy(name="hits")
pair = [network("left"), network("right")]
for net in pair:
    net.compile("sgd", "binary_crossentropy", metrics=[hits])  # BUG
for epoch in range(2):
    for net in pair:
        net.reset_metrics()
    for _ in range(3):
        x = np.random.randn(8, 3)
        y = (x[:, 0] > 0).astype("float32")
        left = pair[0].train_on_batch(x, y, reset_metrics=False)
        right = pair[1].train_on_batch(x, 1 - y, reset_metrics=False)
    print(epoch, left, right)
