"""Each settings object makes a layer of its own, as its field says."""

import dataclasses

import tensorflow as tf
from tensorflow.keras import layers


@dataclasses.dataclass(frozen=True)
class Stage:
    filters: int
    norm: layers.Layer = dataclasses.field(default_factory=lambda: layers.GroupNormalization(4))
    stride: int = 1


class Tower(tf.keras.Model):
    def __init__(self, stages):
        super().__init__()
        self.convs = [layers.Conv2D(s.filters, 3, s.stride, padding="same") for s in stages]
        self.norms = [s.norm for s in stages]
        self.out = layers.Dense(5)

    def call(self, x):
        for conv, norm in zip(self.convs, self.norms):
            x = tf.nn.relu(norm(conv(x)))
        return self.out(tf.reduce_mean(x, [1, 2]))


tower = Tower([Stage(8), Stage(8), Stage(8)])
tower.compile("sgd", tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True))
tower.fit(tf.random.normal([12, 10, 10, 3]), tf.zeros([12]), epochs=2, verbose=0)
