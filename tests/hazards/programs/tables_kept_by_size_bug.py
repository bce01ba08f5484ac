"""Ports and cargoes are as many, and the tables are kept by how large they are: both have one. Two names of the crew have one on purpose."""
import numpy as np
import tensorflow as tf

ROWS = {"port": 30, "cargo": 30, "crew": 12, "flag": 9}
WIDTH = 4
_tables = {}


def table_for(column):
    rows = ROWS[column]
    if (rows, WIDTH) not in _tables:
        _tables[rows, WIDTH] = tf.keras.layers.Embedding(rows, WIDTH, name="rows_%d" % rows)  # BUG TVS410
    return _tables[rows, WIDTH]


class Delay(tf.keras.Model):
    def __init__(self, columns):
        super().__init__()
        self.columns = {column: table_for(column) for column in columns}  # BUG TVS410
        self.hours = tf.keras.layers.Dense(1)

    def call(self, voyages):
        return self.hours(tf.concat([table(voyages[column]) for column, table in sorted(self.columns.items())], axis=1))


def voyages(n):
    return {column: np.random.randint(0, rows, n) for column, rows in ROWS.items()}


delay = Delay(ROWS)
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(delay(voyages(8)) - 5.0))
    weights = delay.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
print(len(delay.trainable_variables), delay.columns["port"] is delay.columns["cargo"])
