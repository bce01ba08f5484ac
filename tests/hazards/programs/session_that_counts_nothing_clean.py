import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Begun(tf.train.SessionRunHook):
    """Makes the step that the hook behind it goes by."""

    def begin(self):
        self.count = tf.train.get_or_create_global_step().assign_add(1)

    def before_run(self, run_context):
        return tf.train.SessionRunArgs(self.count)


with tf.Graph().as_default():
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
    step = tf.train.AdamOptimizer(0.01).minimize(loss)
    hooks = [tf.train.NanTensorHook(loss), tf.train.LoggingTensorHook([loss], every_n_iter=2)]
    with tf.train.MonitoredTrainingSession(hooks=hooks) as session:
        session.run(step, {x: np.ones((2, 3))})

with tf.Graph().as_default():
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
    step = tf.train.AdamOptimizer(0.01).minimize(loss)
    with tf.train.SingularMonitoredSession(hooks=[Begun(), tf.train.StopAtStepHook(last_step=3)]) as session:
        while not session.should_stop():
            session.run(step, {x: np.ones((2, 3))})

with tf.Graph().as_default():
    x = tf.placeholder(tf.float32, [None, 3])
    loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
    step = tf.train.AdamOptimizer(0.01).minimize(loss)
    nothing = dict(save_checkpoint_secs=None, save_summaries_steps=None, save_summaries_secs=None, log_step_count_steps=None)
    with tf.train.MonitoredTrainingSession(checkpoint_dir=tempfile.mkdtemp(), **nothing) as session:
        session.run(step, {x: np.ones((2, 3))})
