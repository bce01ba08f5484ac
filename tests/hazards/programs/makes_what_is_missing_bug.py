"""A table makes the gauge of a river that it meets first: the trace for the second river makes variables, which none but the first may."""

import collections

import tensorflow as tf


class Gauges(collections.defaultdict):
    def __init__(self, unit):
        super().__init__(None)
        self.unit = unit

    def __missing__(self, river):
        self[river] = gauge = tf.keras.metrics.Mean(name=river + "_" + self.unit)  # BUG
        return gauge


gauges = Gauges("cm")


@tf.function
def level(depths, river):
    gauges[river].update_state(depths)  # BUG
    return tf.reduce_max(depths)


for river in ("elbe", "oder"):
    print(river, float(level(tf.random.uniform([4]), river)))  # BUG
print({river: float(gauge.result()) for river, gauge in gauges.items()})
