"""What a partial has is the kind of layer, or is one for all by its name, or is run beside itself, or by the one block that there is."""
from functools import partial

import numpy as np
import tensorflow as tf

keras = tf.keras


class Cleaning(keras.layers.Layer):
    def __init__(self, width, bend=None, shared_norm=None):
        super().__init__()
        self.mix = keras.layers.Dense(width)
        self.bend = bend() if isinstance(bend, (type, partial)) else bend
        self.shared_norm = shared_norm

    def call(self, field):
        out = self.mix(field)
        if self.bend is not None:
            out = self.bend(out)
        return field + (out if self.shared_norm is None else self.shared_norm(out))


class Radar(keras.Model):
    def __init__(self):
        super().__init__()
        anew = partial(Cleaning, 6, bend=partial(keras.layers.PReLU, alpha_initializer="zeros"))
        common = partial(Cleaning, 6, shared_norm=keras.layers.LayerNormalization())
        beside = partial(Cleaning, 6, bend=keras.layers.PReLU())
        alone = partial(Cleaning, 6, bend=keras.layers.PReLU())
        self.passes = [anew() for _ in range(2)] + [common() for _ in range(2)]
        self.near, self.far = beside(), beside()
        self.last = alone()
        self.rain = keras.layers.Dense(1)

    def call(self, field):
        for each in self.passes:
            field = each(field)
        field = tf.maximum(self.near(field), self.far(field))
        return self.rain(self.last(field))


model = Radar()
model.compile(optimizer="sgd", loss="mae")
fields = np.random.rand(12, 6).astype("float32")
model.fit(fields, fields.mean(axis=1), epochs=2, verbose=0)
