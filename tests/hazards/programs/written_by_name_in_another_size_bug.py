"""A wheel with few spokes is written by its name, and read into one with more."""

import os
import tempfile

import tensorflow as tf


class Wheel(tf.Module):
    def __init__(self, spokes):
        super().__init__()
        self.rim = tf.Variable(tf.zeros([3]))
        self.spokes = [tf.Variable(tf.zeros([spokes, 3]))]


def keep(wheel, folder):
    tf.train.Checkpoint(wheel=wheel).write(os.path.join(folder, "wheel"))


def take(wheel, folder):
    tf.train.Checkpoint(wheel=wheel).read(os.path.join(folder, "wheel")).expect_partial()  # BUG
    return wheel


folder = tempfile.mkdtemp()
keep(Wheel(8), folder)
print(take(Wheel(12), folder).rim)  # BUG
