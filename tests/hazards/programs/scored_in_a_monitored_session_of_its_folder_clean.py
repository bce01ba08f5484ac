"""The second session begins with the checkpoint of the first one, restores one, learns for itself, or comes after the first was of use."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Restoring(tf.train.SessionRunHook):
    def begin(self):
        self._saver = tf.train.Saver()

    def after_create_session(self, session, coord):
        self._saver.restore(session, tf.train.latest_checkpoint("/tmp/run"))


def in_two_sessions(first, second, trains=False, scored=False):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 4])
        y = tf.layers.dense(x, 1, name="out")
        step = tf.train.get_or_create_global_step()
        train = tf.train.AdamOptimizer(0.1).minimize(tf.reduce_mean(tf.square(y - 1.0)), global_step=step)
        with first() as sess:
            for _ in range(10):
                sess.run(train, {x: np.ones((2, 4))})
            if scored:
                print(sess.run(y, {x: np.ones((2, 4))}))
        with second() as sess:
            if trains:
                sess.run(train, {x: np.zeros((2, 4))})
            print(sess.run(y, {x: np.ones((2, 4))}))


def plain():
    return tf.train.MonitoredTrainingSession()


def saving():
    return tf.train.MonitoredTrainingSession(checkpoint_dir="/tmp/run")


def of_a_folder():
    in_two_sessions(saving, saving)


def of_a_creator():
    in_two_sessions(saving, lambda: tf.train.MonitoredSession(tf.train.ChiefSessionCreator(checkpoint_dir="/tmp/run")))


def of_a_scaffold():
    scaffold = tf.train.Scaffold(init_fn=lambda scaffold, session: print(session))
    in_two_sessions(saving, lambda: tf.train.MonitoredTrainingSession(scaffold=scaffold))


def of_a_hook():
    in_two_sessions(saving, lambda: tf.train.SingularMonitoredSession(hooks=[Restoring()]))


def two_trainings():
    in_two_sessions(plain, plain, trains=True)


def before_and_after():
    in_two_sessions(plain, plain, scored=True)
