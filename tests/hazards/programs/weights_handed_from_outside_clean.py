"""A group of parts builds the first of them, and hands what that has made to the others: they are to share it."""

import tensorflow as tf


class Part(tf.keras.layers.Layer):
    def __init__(self, size):
        super().__init__()
        self.size = size

    def build(self, shape):
        self.table = self.add_weight(name="table", shape=[100, self.size])
        super().build(shape)

    def call(self, ids):
        return tf.gather(self.table, ids)


class Group(tf.keras.layers.Layer):
    def __init__(self, parts, shared):
        super().__init__()
        self.parts = parts
        self.shared = shared

    def build(self, shape):
        if self.shared:
            first, *others = self.parts
            first.build(shape)
            for name, value in first.__dict__.copy().items():
                if isinstance(value, tf.Variable):
                    for part in others:
                        setattr(part, name, value)
                        part.built = True
        else:
            for part in self.parts:
                part.build(shape)
        super().build(shape)

    def call(self, inputs):
        return [part(each) for part, each in zip(self.parts, inputs)]


parts = [
    Part(8),
    Part(8),
]
group = Group(parts, shared=True)
group.build(None)
one = Part(8)
one.build(None)
two = Part(8)
two.table = one.table
two.built = True
