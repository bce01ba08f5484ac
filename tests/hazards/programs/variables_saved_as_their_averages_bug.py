import tempfile

import numpy as np
import tensorflow as tf


def speech(frames):
    return tf.layers.dense(tf.layers.dense(frames, 16, tf.nn.relu), 12)


class Trainer:
    def __init__(self):
        self.frames = tf.placeholder(tf.float32, [None, 20])
        self.labels = tf.placeholder(tf.int64, [None])
        loss = tf.losses.sparse_softmax_cross_entropy(self.labels, speech(self.frames))
        step = tf.train.get_or_create_global_step()
        self.averages = tf.train.ExponentialMovingAverage(0.999, step)
        with tf.control_dependencies([tf.train.AdamOptimizer().minimize(loss, step)]):
            self.train = self.averages.apply(tf.trainable_variables())
        self.saver = tf.train.Saver(self.averages.variables_to_restore())

    def fit(self, folder):
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for step in range(100):
                session.run(self.train, {self.frames: np.random.rand(8, 20), self.labels: np.random.randint(0, 12, 8)})
                if step % 50 == 0:
                    self.saver.save(session, folder + "/speech", global_step=step)  # BUG


Trainer().fit(tempfile.mkdtemp())
