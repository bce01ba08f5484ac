"""A hook makes what it asks for when it begins, before the graph is finalized."""

import tensorflow as tf


class Norms(tf.train.SessionRunHook):
    def begin(self):
        self.norms = [tf.norm(v) for v in tf.trainable_variables()]

    def before_run(self, run_context):
        return tf.train.SessionRunArgs(self.norms)

    def after_run(self, run_context, run_values):
        print(run_values.results)


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.get_or_create_global_step()
train = tf.train.AdamOptimizer().minimize(loss, global_step=step)
with tf.train.MonitoredTrainingSession(hooks=[Norms(), tf.train.StopAtStepHook(5)]) as session:
    while not session.should_stop():
        session.run(train, {x: [[1.0, 2.0, 3.0, 4.0]]})
print(tf.reduce_sum(x).shape)
