"""Hooks that initialize what no checkpoint has, or where there is none, or what they then restore."""
import shutil
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Reset(tf.train.SessionRunHook):
    def begin(self):
        self._init = tf.global_variables_initializer()

    def after_create_session(self, session, coord):
        session.run(self._init)


class ResetWhereThereIsNone(Reset):
    def after_create_session(self, session, coord):
        if tf.train.latest_checkpoint("/tmp/run") is None:
            session.run(self._init)


class Local(Reset):
    def begin(self):
        self._init = tf.local_variables_initializer()


class Taken(Reset):
    def begin(self):
        Reset.begin(self)
        self._saver = tf.train.Saver()

    def after_create_session(self, session, coord):
        Reset.after_create_session(self, session, coord)
        self._saver.restore(session, "/tmp/taken/model")


class HeadAnew(Reset):
    def begin(self):
        self._init = tf.variables_initializer(tf.global_variables("head"))


def train(folder, hook):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 4])
        code = tf.layers.dense(x, 3, name="code")
        loss = tf.reduce_mean(tf.square(tf.layers.dense(code, 1, name="head") - 1.0))
        step = tf.train.get_or_create_global_step()
        op = tf.train.AdamOptimizer(0.1).minimize(loss, global_step=step)
        with tf.train.MonitoredTrainingSession(checkpoint_dir=folder, hooks=[hook]) as sess:
            for _ in range(10):
                sess.run(op, {x: np.ones((2, 4))})


def first():
    train(tempfile.mkdtemp(), Reset())


def second():
    train(None, Reset())


def third():
    train("/tmp/run", ResetWhereThereIsNone())


def fourth():
    train("/tmp/run", Local())


def fifth():
    train("/tmp/run", Taken())


def sixth():
    train("/tmp/run", HeadAnew())


def seventh():
    shutil.rmtree("/tmp/run")
    train("/tmp/run", Reset())
