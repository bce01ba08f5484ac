import numpy as np
import tensorflow as tf


def fitted(width):
    net = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(width,)), tf.keras.layers.Dense(1)])
    net.compile("adam", "mse")
    net.fit(np.random.rand(16, width), np.random.rand(16, 1), verbose=0)
    return net


net = fitted(3)
saliency = tf.gradients(net.output, net.input)[0]
session = tf.Session()
print(session.run(saliency, {net.input: np.ones((2, 3))}))  # BUG TVS501
