"""A checkpoint holds a garden whose beds stand in an array: what they have learned is in no file."""
import numpy as np
import tensorflow as tf


class Bed(tf.Module):
    def __init__(self):
        super().__init__()
        self.damp = tf.Variable(0.0)


class Garden(tf.Module):
    def __init__(self, beds):
        super().__init__()
        self.sun = tf.Variable(1.0)
        self.beds = np.array([Bed() for _ in range(beds)])  # BUG TVS404


garden = Garden(3)
checkpoint = tf.train.Checkpoint(garden=garden)
for bed in garden.beds:
    bed.damp.assign_add(2.0)
garden.sun.assign(0.5)
checkpoint.save("/tmp/garden")
