"""A hook creates in begin, and runs what it made once there is a session."""

import tempfile
import tensorflow as tf


class Sync(tf.train.SessionRunHook):
    def __init__(self, source, target, every=2):
        self.source, self.target, self.every, self.step = source, target, every, 0

    def begin(self):
        with tf.variable_scope('hook'):
            self.count = tf.get_variable('count', [], tf.int32, tf.zeros_initializer(), trainable=False)
        self.op = tf.group(self.count.assign_add(1), *[t.assign(s) for s, t in zip(self.source, self.target)])

    def after_create_session(self, session, coord):
        session.run(self.op)

    def after_run(self, run_context, run_values):
        self.step += 1
        if self.step % self.every == 0:
            run_context.session.run(self.op)


def net(x, scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(x, 2, name='q')


x = tf.ones([2, 3])
q, t = net(x, 'online'), net(x, 'target')
online, target = tf.trainable_variables('online'), tf.trainable_variables('target')
step = tf.train.get_or_create_global_step()
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(q - tf.stop_gradient(t))), step, var_list=online)
with tf.train.MonitoredTrainingSession(checkpoint_dir=tempfile.mkdtemp(), hooks=[Sync(online, target), tf.train.StopAtStepHook(4)]) as sess:
    while not sess.should_stop():
        sess.run(train)
