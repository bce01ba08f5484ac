import tempfile

import numpy as np
import tensorflow as tf


class Smooth(tf.train.SessionRunHook):
    def __init__(self, decay):
        self.decay = decay

    def begin(self):
        averages = tf.train.ExponentialMovingAverage(self.decay, tf.train.get_global_step())
        self.update = averages.apply(tf.trainable_variables())  # BUG

    def after_run(self, run_context, run_values):
        return self.update


x = tf.placeholder(tf.float32, [None, 7])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1) - 3.0))
train = tf.train.AdamOptimizer(0.01).minimize(loss, tf.train.get_or_create_global_step())
hooks = [Smooth(0.99), tf.train.StopAtStepHook(200)]
with tf.train.MonitoredTrainingSession(checkpoint_dir=tempfile.mkdtemp(), hooks=hooks) as session:
    while not session.should_stop():
        session.run(train, {x: np.random.rand(16, 7)})
