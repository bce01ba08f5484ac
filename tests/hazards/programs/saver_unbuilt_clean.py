"""A saver that is built later, and before it saves: by the program, or by the scaffold that it is given to."""

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

other = tf.train.Saver(defer_build=True)
scaffold = tf.train.Scaffold(saver=other)
with tf.train.MonitoredTrainingSession(scaffold=scaffold) as session:
    other.save(session._sess._sess._sess._sess, os.path.join(tempfile.mkdtemp(), "grain"))
