"""A saver that was to be built later saves before it is."""

import os
import tempfile

import tensorflow as tf

grain = tf.Variable(1.0, name="grain")
saver = tf.train.Saver(defer_build=True)

with tf.Session() as session:
    session.run(grain.initializer)
    saver.save(session, os.path.join(tempfile.mkdtemp(), "grain"))  # BUG
