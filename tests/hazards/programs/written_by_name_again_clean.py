"""What is read by its name was written over since, or is another file, or another wheel's."""

import os
import tempfile

import tensorflow as tf


class Wheel(tf.Module):
    def __init__(self, spokes):
        super().__init__()
        self.rim = tf.Variable(tf.zeros([3]))
        self.spokes = [tf.Variable(tf.zeros([spokes, 3]))]


def keep(wheel, folder, name="wheel"):
    tf.train.Checkpoint(wheel=wheel).write(os.path.join(folder, name))


def take(wheel, folder, name="wheel"):
    tf.train.Checkpoint(wheel=wheel).read(os.path.join(folder, name))
    return wheel


folder = tempfile.mkdtemp()
keep(Wheel(8), folder)
keep(Wheel(12), folder)
print(take(Wheel(12), folder).rim)
for spokes in (8, 12):
    keep(Wheel(spokes), folder, "wheel-%d" % spokes)
for spokes in (8, 12):
    take(Wheel(spokes), folder, "wheel-%d" % spokes)
elsewhere = tempfile.mkdtemp()
keep(Wheel(4), elsewhere)
take(Wheel(12), folder)
rim = Wheel(5)
tf.train.Checkpoint(wheel=tf.train.Checkpoint(rim=rim.rim)).read(os.path.join(folder, "wheel")).expect_partial()
