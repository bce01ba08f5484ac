import numpy as np
import tensorflow as tf


class Counter(tf.train.SessionRunHook):
    def after_run(self, run_context, run_values):
        print(".", end="")


x = tf.placeholder(tf.float32, [None, 5])
with tf.variable_scope("generator"):
    made = tf.layers.dense(x, 5)
with tf.variable_scope("critic", reuse=tf.AUTO_REUSE):
    real, fake = (tf.layers.dense(each, 1, name="score") for each in (x, made))
step = tf.train.get_or_create_global_step()
critic = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(fake - real), var_list=tf.trainable_variables("critic"))  # BUG
with tf.control_dependencies([critic]):
    generator = tf.train.AdamOptimizer(1e-4).minimize(-tf.reduce_mean(fake), var_list=tf.trainable_variables("generator"))  # BUG
hooks = [Counter(), tf.train.StopAtStepHook(num_steps=500)]
with tf.train.MonitoredTrainingSession(hooks=hooks) as session:  # BUG
    while not session.should_stop():
        session.run(generator, {x: np.random.rand(8, 5)})  # BUG
