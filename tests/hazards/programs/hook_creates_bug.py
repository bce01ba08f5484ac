import tempfile

import tensorflow as tf


def model(x):
    with tf.variable_scope('model'):
        h = tf.layers.dense(x, 8, tf.nn.relu, name='h')
        return tf.layers.dense(h, 1, name='y')


class EvalHook(tf.train.SessionRunHook):
    def __init__(self, every):
        self.every = every


    def after_create_session(self, session, coord):
        self.counter = tf.get_variable('eval_counter', [], tf.int32, tf.zeros_initializer(), trainable=False)  # BUG
        self.bump = tf.assign_add(self.counter, 1)
        session.run(self.counter.initializer)
        pass

    def after_run(self, run_context, run_values):
        run_context.session.run(self.bump)


def train():
    x = tf.random_normal([4, 3])
    loss = tf.reduce_mean(tf.square(model(x)))
    step = tf.train.get_or_create_global_step()
    train_op = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=step)
    hooks = [EvalHook(2), tf.train.StopAtStepHook(last_step=3)]
    with tf.train.MonitoredTrainingSession(checkpoint_dir=tempfile.mkdtemp(), hooks=hooks) as sess:
        while not sess.should_stop():
            sess.run(train_op)


train()
