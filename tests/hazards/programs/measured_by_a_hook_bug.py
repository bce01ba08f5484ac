"""A hook makes what it asks for at each run, when the graph is finalized already."""

import tensorflow as tf


class Norms(tf.train.SessionRunHook):
    def before_run(self, run_context):
        norms = [tf.norm(v) for v in tf.trainable_variables()]  # BUG
        return tf.train.SessionRunArgs(norms)

    def after_run(self, run_context, run_values):
        print(run_values.results)


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1)))
step = tf.train.get_or_create_global_step()
train = tf.train.AdamOptimizer().minimize(loss, global_step=step)
with tf.train.MonitoredTrainingSession(hooks=[Norms(), tf.train.StopAtStepHook(5)]) as session:
    while not session.should_stop():
        session.run(train, {x: [[1.0, 2.0, 3.0, 4.0]]})
