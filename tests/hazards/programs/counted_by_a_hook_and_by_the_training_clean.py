import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def trained(make_step, hooks, **options):
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 3])
        loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=make_step())
        with tf.train.MonitoredTrainingSession(hooks=hooks, **options) as session:
            while not session.should_stop():
                session.run(step, {x: np.ones((2, 3))})


def by_name():
    return tf.Variable(0, name="global_step", trainable=False, dtype=tf.int64)


def by_collection():
    with tf.variable_scope("counts"):
        kinds = [tf.GraphKeys.GLOBAL_VARIABLES, tf.GraphKeys.GLOBAL_STEP]
        return tf.get_variable("seen", [], tf.int64, tf.zeros_initializer(), trainable=False, collections=kinds)


trained(tf.train.get_or_create_global_step, [tf.train.StopAtStepHook(last_step=2)])
trained(tf.train.create_global_step, [tf.train.StepCounterHook(), tf.train.StopAtStepHook(num_steps=2)])
trained(by_name, [tf.train.StopAtStepHook(num_steps=2)])
trained(by_collection, [tf.train.StopAtStepHook(last_step=2)])
