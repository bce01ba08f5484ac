"""Tables derived from defaultdict that have their gauges before a trace asks for them, or make no variables."""

import collections

import tensorflow as tf


class Gauges(collections.defaultdict):
    def __init__(self, unit):
        super().__init__(None)
        self.unit = unit

    def __missing__(self, river):
        self[river] = gauge = tf.keras.metrics.Mean(name=river + "_" + self.unit)
        return gauge


class Made(collections.defaultdict):
    """It makes what is missing by its factory alone."""


class Limits(collections.defaultdict):
    def __missing__(self, river):
        return super().__missing__(river) + 1.0 if river else 0.0


gauges, limits = Gauges("cm"), Limits(float)
highest = Made(lambda: tf.keras.metrics.Mean(name="highest"))


@tf.function
def level(depths, river):
    gauges[river].update_state(depths + limits[river])
    highest["all"].update_state(depths)
    return tf.reduce_max(depths)


for river in ("elbe", "oder"):
    gauges[river]
for river in ("elbe", "oder"):
    print(river, float(level(tf.random.uniform([4]), river)))
print({river: float(gauge.result()) for river, gauge in gauges.items()}, len(highest))
