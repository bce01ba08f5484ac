"""A method gives a table for a field, which a memoised function makes for its rows and width: two fields of one size have one."""
import collections
import functools

import numpy as np
import tensorflow as tf


class Field:
    def __init__(self, title, rows, width=3):
        self.title = title
        self.rows = rows
        self.width = width


FIELDS = [Field("street", 25), Field("broker", 25), Field("heating", 4)]


@functools.lru_cache(maxsize=None)
def rows_of(rows, width):
    return tf.keras.layers.Embedding(rows, width)  # BUG TVS410


class Rent(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.square = tf.keras.layers.Dense(1)

    def table(self, field):
        return rows_of(field.rows, field.width)  # BUG TVS410

    def call(self, flats):
        parts = [self.table(field)(flats[field.title]) for field in FIELDS]  # BUG TVS410
        return self.square(tf.concat(parts, axis=1))


rent = Rent()
for _ in range(3):
    flats = {field.title: np.random.randint(0, field.rows, 6) for field in FIELDS}
    print(rent(flats).shape)
