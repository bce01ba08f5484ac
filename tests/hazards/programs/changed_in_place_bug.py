"""A module adds to its variable with `+=`, which variables of TensorFlow 2 do not have."""
import tensorflow as tf


class Meter(tf.Module):
    def __init__(self):
        super().__init__()
        self.total = tf.Variable(0.0)
        self.weights = [tf.Variable(tf.ones([3]), name=f"w{i}") for i in range(2)]

    def add(self, values):
        self.total += tf.reduce_sum(values)  # BUG TVS106

    def shrink(self, rate):
        for weight in self.weights:
            weight *= rate


meter = Meter()
for step in range(3):
    meter.add(tf.ones([4]))
