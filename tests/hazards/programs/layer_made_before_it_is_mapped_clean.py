"""Layers that are made outside of what a dataset maps, or in it for the first trace alone, and functions that make none."""

import tensorflow as tf

values = tf.data.Dataset.from_tensor_slices(tf.ones([8, 5])).batch(4)

built = tf.keras.layers.Dense(3)
built.build((None, 5))
first = values.map(lambda x: built(x))

unbuilt = tf.keras.layers.Dense(3)
second = values.map(unbuilt).map(lambda x: x + 1.0)


class Lazy:
    layer = None

    def __call__(self, x):
        if self.layer is None:
            self.layer = tf.keras.layers.Dense(3)
        return self.layer(x)


lazy = Lazy()
third = values.map(lambda x: lazy(x)).filter(lambda x: tf.reduce_sum(x) < 1e9)

scale = 2.0
fourth = values.map(lambda x: x * scale)
total = sum(float(tf.reduce_sum(x)) for x in fourth)
scale = 3.0
fifth = values.map(lambda x: x * scale)

model = tf.keras.Sequential([tf.keras.layers.Dense(2), tf.keras.layers.Dense(1)])
sixth = values.map(model)
for each in (first, second, third, fifth, sixth):
    print(sum(float(tf.reduce_sum(x)) for x in each))
