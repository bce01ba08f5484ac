"""A `tf.Variable` in a Keras layer, and a `tf.Module` in a Keras model: which Keras it is, nothing says, and Keras 2 tracks both."""

import numpy as np
import tensorflow as tf


class Bias(tf.keras.layers.Layer):
    def __init__(self, start):
        super().__init__()
        self.value = tf.Variable(start, dtype=tf.float32)

    def call(self, x):
        return x + self.value


class Projection(tf.Module):
    def __init__(self, size, width):
        super().__init__()
        self.kernel = tf.Variable(tf.random.normal([size, width]))

    def __call__(self, x):
        return tf.nn.relu(tf.matmul(x, self.kernel))


class Regressor(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.parts = [Projection(6, 4) for _ in range(2)]
        self.bias = Bias(0.5)

    def call(self, x):
        return self.bias(tf.add_n([part(x) for part in self.parts]))


model = Regressor()
optimizer = tf.keras.optimizers.Adam(0.01)
data = np.random.rand(8, 6).astype("float32")
for step in range(4):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((model(data) - 1.0) ** 2)
    gradients = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(gradients, model.trainable_variables))
