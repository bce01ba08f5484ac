"""A copy that is frozen lists its weights in the order of those of the model that trains: layer by layer."""

import numpy as np
import tensorflow as tf


def network(width):
    return tf.keras.Sequential(
        [
            tf.keras.layers.Dense(width, input_shape=(5,)),
            tf.keras.layers.BatchNormalization(),
            tf.keras.layers.ReLU(),
            tf.keras.layers.Dense(2),
        ]
    )


class Wrapped(tf.keras.Model):
    def __init__(self, width):
        super().__init__()
        self.scale = self.add_weight(name="scale", shape=[])
        self.norm = tf.keras.layers.BatchNormalization()
        self.head = network(width)

    def call(self, x, training=False):
        return self.scale * self.head(self.norm(x, training=training), training=training)


def follow(slow, fast, rate):
    for kept, new in zip(slow.variables, fast.variables):
        kept.assign(rate * kept + (1.0 - rate) * new)


x = np.random.randn(8, 5).astype("float32")
for make in (network, Wrapped):
    fast, slow = make(4), make(4)
    fast(x), slow(x)
    slow.set_weights(fast.get_weights())
    slow.trainable = False
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(fast(x, training=True) - slow(x)))
    gradients = tape.gradient(loss, fast.trainable_variables)
    tf.keras.optimizers.SGD(0.1).apply_gradients(zip(gradients, fast.trainable_variables))
    follow(slow, fast, 0.99)
