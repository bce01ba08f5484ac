"""The names under which objects are saved and restored are the same, or nobody says that they are, or what is raised is caught."""

import os
import tempfile

import tensorflow as tf


class Coder(tf.Module):
    def __init__(self, inputs, codes):
        super().__init__()
        self.matrix = tf.Variable(tf.random.normal([inputs, codes]))
        self.again = self.matrix


class Notes:
    def __init__(self):
        self.lines = tf.Variable(0)


class Named(tf.Module):
    def __init__(self, coder, **parts):
        super().__init__()
        self.coder = coder
        self.notes = Notes() if parts else None
        self.parts = parts


folder = tempfile.mkdtemp()
coder = Coder(4, 2)
path = tf.train.Checkpoint(coder=coder, whole=Named(coder, first=coder.matrix)).save(os.path.join(folder, "coder"))
tf.train.Checkpoint(whole=Named(Coder(4, 2))).restore(path).assert_consumed()
tf.train.Checkpoint(coder=Coder(4, 2)).restore(tf.train.latest_checkpoint(folder)).assert_consumed()

tf.train.Checkpoint(coder=coder, count=tf.Variable(3)).save(os.path.join(folder, "counted"))
tf.train.Checkpoint(coder=Coder(4, 2)).restore(tf.train.latest_checkpoint(folder)).assert_existing_objects_matched()
tf.train.Checkpoint(coder=Coder(4, 2)).restore(tf.train.latest_checkpoint(folder)).expect_partial()
try:
    tf.train.Checkpoint(coder=Coder(4, 2)).restore(tf.train.latest_checkpoint(folder)).assert_consumed()
except AssertionError:
    print("of another kind")

written = tf.train.Checkpoint(coder=coder).write(os.path.join(folder, "written"))
tf.train.Checkpoint(coder=Coder(4, 2)).read(written).assert_consumed()
late = tf.train.Checkpoint()
status = late.restore(written)
late.coder = Coder(4, 2)
status.assert_nontrivial_match()
