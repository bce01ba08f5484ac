"""The base class makes its saver before the class below makes the count of steps that the rate goes by: each night it is at zero again."""

import os
import tempfile

import numpy as np
import tensorflow as tf


class Regression:
    def __init__(self, folder):
        self.prefix = os.path.join(folder, "weights")
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.out = tf.layers.dense(self.x, 1, name="out")
        self.saver = tf.train.Saver()  # BUG

    def open(self):
        session = tf.Session()
        session.run(tf.global_variables_initializer())
        state = tf.train.latest_checkpoint(os.path.dirname(self.prefix))
        if state is not None:
            self.saver.restore(session, state)
        return session


class Scheduled(Regression):
    def __init__(self, folder):
        super().__init__(folder)
        self.seen = tf.get_variable("seen", [], tf.int32, tf.zeros_initializer(), trainable=False)
        rate = tf.train.exponential_decay(0.1, self.seen, 10, 0.5)
        loss = tf.reduce_mean(tf.square(self.out - 1.0))
        self.step = tf.train.GradientDescentOptimizer(rate).minimize(loss, global_step=self.seen)


def night(folder):
    with tf.Graph().as_default():
        job = Scheduled(folder)
        with job.open() as session:
            for _ in range(5):
                session.run(job.step, {job.x: np.random.randn(4, 3)})
            job.saver.save(session, job.prefix)


if __name__ == "__main__":
    nights = tempfile.mkdtemp()
    for _ in range(2):
        night(nights)
