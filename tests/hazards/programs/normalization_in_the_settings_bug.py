import numpy as np
import tensorflow as tf


class Stage(tf.keras.layers.Layer):
    def __init__(self, hp):
        super().__init__()
        self.mix = tf.keras.layers.Conv1D(hp["width"], 3, padding="same")
        self.norm = hp["norm"]  # BUG

    def call(self, x):
        return tf.nn.relu(self.norm(self.mix(x)))


class Denoise(tf.keras.Model):
    def __init__(self, hp):
        super().__init__()
        self.stages = [Stage(hp) for _ in range(hp["stages"])]  # BUG
        self.last = tf.keras.layers.Conv1D(1, 1)

    def call(self, x):
        for stage in self.stages:
            x = stage(x)
        return self.last(x)


hp = {"width": 8, "stages": 3, "norm": tf.keras.layers.LayerNormalization()}  # BUG
model = Denoise(hp)
model.compile("adam", "mse")
waves = np.random.rand(16, 32, 8).astype("float32")
model.fit(waves, waves[..., :1], epochs=2, verbose=0)
print(len(model.trainable_weights))
