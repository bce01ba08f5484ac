"""A saver that is built later, and before it saves."""

import os
import tempfile

import tensorflow as tf

saver = tf.train.Saver(defer_build=True)
grain = tf.Variable(1.0, name="grain")
saver.build()

with tf.Session() as session:
    session.run(grain.initializer)
    path = saver.save(session, os.path.join(tempfile.mkdtemp(), "grain"))
    saver.restore(session, path)
