import numpy as np
import tensorflow as tf


class Windowed(tf.keras.layers.Layer):
    """Runs a layer over pieces of a signal."""

    def __init__(self, inner, pieces, **kwargs):
        super().__init__(**kwargs)
        self.inner = inner
        self.pieces = pieces

    def call(self, signal):
        return tf.add_n([self.inner(each) for each in tf.split(signal, self.pieces, axis=1)])

    def get_config(self):
        return {**super().get_config(), "inner": self.inner, "pieces": self.pieces}  # BUG


policy = tf.keras.Sequential([tf.keras.Input((12,)), Windowed(tf.keras.layers.Dense(8, "relu"), 3), tf.keras.layers.Dense(2)])
lagging = tf.keras.models.clone_model(policy)  # BUG
lagging.set_weights(policy.get_weights())
optimizer = tf.keras.optimizers.Adam(1e-3)

for step in range(30):
    seen = tf.constant(np.random.rand(16, 12), tf.float32)
    goal = tf.reduce_max(lagging(seen), axis=1)
    with tf.GradientTape() as tape:
        error = tf.reduce_mean(tf.square(policy(seen)[:, 0] - goal))
    optimizer.apply_gradients(zip(tape.gradient(error, policy.trainable_variables), policy.trainable_variables))
    if step % 10 == 0:
        lagging.set_weights(policy.get_weights())
