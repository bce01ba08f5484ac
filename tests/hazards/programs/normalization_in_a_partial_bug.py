"""Each cleaning pass of a rain radar is made by one partial, which has one activation with weights: all passes have it in common."""
from functools import partial

import numpy as np
import tensorflow as tf


class Cleaning(tf.keras.layers.Layer):
    def __init__(self, width, bend):
        super().__init__()
        self.mix = tf.keras.layers.Dense(width)
        self.bend = bend  # BUG

    def call(self, field):
        return field + self.bend(self.mix(field))


class Radar(tf.keras.Model):
    def __init__(self, passes, cleaning):
        super().__init__()
        self.passes = [cleaning() for _ in range(passes)]  # BUG
        self.rain = tf.keras.layers.Dense(1)

    def call(self, field):
        for each in self.passes:
            field = each(field)
        return self.rain(field)


cleaning = partial(Cleaning, 6, bend=tf.keras.layers.PReLU(alpha_initializer="zeros"))  # BUG
model = Radar(3, cleaning)
model.compile(optimizer="sgd", loss="mae")
fields = np.random.rand(12, 6).astype("float32")
model.fit(fields, fields.mean(axis=1), epochs=2, verbose=0)
