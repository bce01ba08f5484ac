"""What is to be used alone is saved with averages for weights, once the training's own checkpoint is restored so."""

import sys
import tempfile

import numpy as np
import tensorflow as tf


def speech(frames):
    return tf.layers.dense(tf.layers.dense(frames, 16, tf.nn.relu), 12)


frames = tf.placeholder(tf.float32, [None, 20])
loss = tf.reduce_mean(tf.square(speech(frames)))
averages = tf.train.ExponentialMovingAverage(0.999)
with tf.control_dependencies([tf.train.AdamOptimizer().minimize(loss)]):
    train = averages.apply(tf.trainable_variables())
every = tf.train.Saver()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for step in range(100):
        session.run(train, {frames: np.random.rand(8, 20)})
    path = every.save(session, tempfile.mkdtemp() + "/speech")

with tf.Graph().as_default(), tf.Session() as session:
    speech(tf.placeholder(tf.float32, [None, 20]))
    tf.train.Saver(tf.train.ExponentialMovingAverage(0.999).variables_to_restore()).restore(session, path)
    tf.train.Saver().save(session, sys.argv[1])
