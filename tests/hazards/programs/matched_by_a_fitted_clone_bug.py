"""A model compares two faces by an encoder and its clone, and is fitted: each of the two learns for itself."""
import numpy as np
import tensorflow as tf


class Matcher(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.one = tf.keras.Sequential([tf.keras.layers.Dense(4, input_shape=(6,))])
        self.two = tf.keras.models.clone_model(self.one)  # BUG TVS403

    def call(self, faces):
        one, two = faces
        return tf.reduce_sum(tf.square(self.one(one) - self.two(two)), axis=1, keepdims=True)


matcher = Matcher()
matcher.compile("adam", "mse")
faces = [np.random.rand(8, 6).astype("float32") for _ in range(2)]
matcher.fit(faces, np.zeros([8, 1], "float32"), epochs=1, verbose=0)
