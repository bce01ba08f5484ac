"""The session restores what an earlier run has learned, and calls its hooks then."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Reset(tf.train.SessionRunHook):
    def begin(self):
        self._init = tf.global_variables_initializer()

    def after_create_session(self, session, coord):
        session.run(self._init)  # BUG


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1, name="out") - 1.0))
step = tf.train.get_or_create_global_step()
train = tf.train.AdamOptimizer(0.1).minimize(loss, global_step=step)
with tf.train.MonitoredTrainingSession(checkpoint_dir="/tmp/run", hooks=[Reset(), tf.train.StopAtStepHook(num_steps=20)]) as sess:
    while not sess.should_stop():
        sess.run(train, {x: np.ones((2, 4))})
